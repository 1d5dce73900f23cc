export const currentPopupPath = '/api/admin/popup/current';
