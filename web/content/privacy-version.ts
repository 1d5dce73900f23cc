/**
 * The privacy policy that holds, named by the day from which it does: /privacy shows it, and both forms store it with
 * the consent. A change of the policy or the consent is a new day here; what was agreed to before keeps its own.
 */
export const privacyVersion = '2026-11-01';
