export interface LoginAttempt {
  login: string;
  address: string;
  /** Whether there is such an account. No answer may tell, by its words or by its time. */
  isAccount: boolean;
}
