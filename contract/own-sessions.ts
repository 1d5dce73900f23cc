/** A login of one's own that has not ended. */
export interface OwnSession {
  id: string;
  /** What people call their browser and machine. */
  device: string;
  address: string;
  createdAt: string;
  usedAt: string;
  /** The one that asks. */
  current: boolean;
}
