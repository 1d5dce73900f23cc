/** Under this many centimetres around the pickup point the widest robot no longer loads there. */
export const pickupRoomCm = 45;
