export const currentPopupPath = '/api/admin/popup/current';
export const shownPopupsPath = '/api/popups';
