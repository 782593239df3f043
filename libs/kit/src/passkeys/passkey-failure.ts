/** Why a passkey was not used or made, as far as a browser tells. */
export type PasskeyProblem =
  | 'cancelled' // closed, refused, or no answer in time: browsers do not say which
  | 'notSupported' // this browser or device cannot
  | 'alreadyThere' // this device already holds one for this user
  | 'failed'; // anything else, such as a lost security key

/** The only thing the passkey functions throw. */
export class PasskeyFailure extends Error {
  readonly problem: PasskeyProblem;

  constructor(problem: PasskeyProblem) {
    super(problem); // for consoles and reports only; screens choose their text by problem
    this.name = 'PasskeyFailure';
    this.problem = problem;
  }
}

/** By the names of WebAuthn level 3 §5.1; the library hands them on. */
const PROBLEM_OF: Readonly<Record<string, PasskeyProblem>> = {
  AbortError: 'cancelled',
  NotAllowedError: 'cancelled',
  NotSupportedError: 'notSupported',
  ConstraintError: 'notSupported',
  SecurityError: 'notSupported',
  InvalidStateError: 'alreadyThere',
};

/** The rejection of a ceremony as a problem. */
export function passkeyFailure(reason: unknown): PasskeyFailure {
  if (reason instanceof PasskeyFailure) return reason;
  const name = reason instanceof Error ? reason.name : '';
  return new PasskeyFailure((Object.hasOwn(PROBLEM_OF, name) && PROBLEM_OF[name]) || 'failed');
}
