import { messages } from '#contract/messages.ts';
import { CallError } from '#web/api/call-error.ts';
import { reasonOf } from '#web/api/failure-reason.ts';

const { admin } = messages;

/** Turns the error of a failed call into the sentence that the person reads. */
export type SayError = (error: unknown) => string;

function refusalOf(error: unknown): CallError | null {
  return error instanceof CallError && error.kind === 'refused' ? error : null;
}

/** The server said no with an error status, and not just `success: false`. */
function isErrorStatus(refusal: CallError): boolean {
  return refusal.status >= 400;
}

function withStatus(refusal: CallError): string {
  const said = refusal.serverMessage || refusal.statusText || messages.public.unknownError;
  return admin.serverError(refusal.status, said);
}

export const loadFailure: SayError = (error) => {
  const refusal = refusalOf(error);
  if (refusal !== null && isErrorStatus(refusal)) return withStatus(refusal);
  if (refusal !== null) return refusal.serverMessage || admin.loadFailed;
  return reasonOf(error);
};

const statusOfRegistering: SayError = (error) => {
  const refusal = refusalOf(error);
  if (refusal === null) return reasonOf(error);
  if (refusal.status === 413) return admin.fileTooLarge;
  if (refusal.status === 500) return admin.internalError;
  return isErrorStatus(refusal) ? withStatus(refusal) : refusal.serverMessage || admin.eventRegisterFailed;
};

const adviceOnRegistering: SayError = (error) => {
  const refusal = refusalOf(error);
  if (refusal === null) return isTimeout(error) ? admin.offline : admin.tryLater;
  return refusal.serverMessage || (isErrorStatus(refusal) ? admin.tryLater : admin.registerFailed);
};

/** By how much staff are told: the server's status too, or only what to do. */
export const registerFailures = { status: statusOfRegistering, advice: adviceOnRegistering } as const;

export const updateFailure: SayError = (error) =>
  refusalOf(error) === null ? admin.updateError(reasonOf(error)) : admin.updateFailed(reasonOf(error));

/** Somebody else was first. */
export function isConflict(error: unknown): boolean {
  return error instanceof CallError && error.status === 409;
}

/** What was put in order is read again afterwards. */
export const orderFailure: SayError = (error) =>
  isConflict(error) ? admin.orderStale : updateFailure(error);

/** For an inquiry that is open here and may be gone elsewhere. */
export const inquiryFailure: SayError = (error) =>
  refusalOf(error)?.status === 404 ? admin.inquiryGone : updateFailure(error);

/** For what is written on one: it stays where it was typed. */
export const writingFailure: SayError = (error) =>
  refusalOf(error)?.status === 404 ? admin.inquiryGone : admin.notWritten(reasonOf(error));

/** What is brought back from the trash may be back already. */
export const restoreFailure: SayError = reasonOf;

export const deleteFailure: SayError = (error) => {
  const refusal = refusalOf(error);
  return refusal === null ? admin.deleteError(reasonOf(error)) : refusal.serverMessage || admin.deleteFailed;
};

export const popupLoadFailure: SayError = () => admin.popupLoadFailed;

export const popupRegisterFailure: SayError = (error) =>
  refusalOf(error) === null ? admin.popupRegisterError : admin.popupFailed(reasonOf(error));

export const popupDeleteFailure: SayError = (error) =>
  refusalOf(error) === null ? admin.popupDeleteError : admin.popupFailed(reasonOf(error));

export const loginFailure: SayError = (error) => {
  const refusal = refusalOf(error);
  return refusal === null ? admin.loginError : refusal.serverMessage || admin.loginFailed;
};

export const passwordFailure: SayError = (error) => {
  const refusal = refusalOf(error);
  if (refusal === null) return admin.passwordChangeError;
  return (
    refusal.serverMessage || (isErrorStatus(refusal) ? admin.serverErrorOccurred : admin.passwordChangeFailed)
  );
};

function isTimeout(error: unknown): boolean {
  return error instanceof CallError && error.kind === 'timeout';
}
