/** Under this name a browser tab remembers who logged in; what stands there is the back office's business. */
export const adminFlag = 'naru-admin';

/** Whether somebody has logged in here. Storage may be forbidden: then nobody can have. */
export function wasLoggedInHere(): boolean {
  try {
    return sessionStorage.getItem(adminFlag) !== null;
  } catch {
    return false;
  }
}
