/** Why a backup or a restore cannot be done, in words for the person at the keyboard. */
export class BackupError extends Error {}
