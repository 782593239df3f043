// Words that several rows may refuse with.

/** A code that was sent: five tries, ten minutes (R0.22). `codesClosed`: too many were wrong, over all codes of the purpose (R0.49). */
export const codeRefusals = ['codeWrong', 'codeExpired', 'codeUsedUp', 'codesClosed'] as const;

/** A call that sends a code: as many were sent as may be in an hour (R0.49). */
export const sendRefusals = ['tooManySends'] as const;

/** A question about a person: as many were asked as may be for now (R0.56). It is said of known and unknown people alike. */
export const askRefusals = ['askedTooOften'] as const;

/** A letter or a notice to a person who did not ask for it: as many were sent as may be for now (R0.57). */
export const letterRefusals = ['tooManyLetters'] as const;

/** A new password that the bank does not take. */
export const passwordRefusals = ['tooShort', 'tooLong', 'hasAddress', 'tooCommon', 'tooSimple'] as const;

/** The user has proven who they are, and still may not go on. */
export const standingRefusals = ['notActivated', 'passwordChangeRequired'] as const;

/** The password that a change asks for. */
export const proofRefusals = ['noUser', 'wrongPassword', 'locked'] as const;

/** A file that the bank does not take. */
export const documentRefusals = [
  'empty',
  'wrongType',
  'damaged',
  'tooManyPixels',
  'tooManyDocuments',
  'noSuchDocumentType',
] as const;

/** A money call whose key was used for something else, or was closed while its outcome was found out (R0.20 and R0.21). */
export const keyRefusals = ['keyReused', 'keyClosed'] as const;

/** An order of a payment, whatever its kind: who orders, from which account, and whether the money and those who approve it are there. */
export const orderRefusals = [
  ...keyRefusals,
  'noAccess',
  'accountClosed',
  'notPermitted',
  'insufficientFunds',
  'needsSecondFactor',
  'tooFewApprovers',
  // Its code could not be sent, or would not be taken (R0.49).
  'codesClosed',
  ...sendRefusals,
] as const;

/** A transfer that its sender approves. */
export const confirmRefusals = ['noAccess', 'notWaiting', ...codeRefusals] as const;

/** A request of another user, which a colleague may have decided meanwhile. */
export const decisionRefusals = [
  'noAccess',
  'mayNotApprove',
  'ownRequest',
  'approvedByYou',
  'wasApproved',
  'wasDeclined',
  'wasWithdrawn',
  'notWaiting',
  'notPermitted',
  'accountClosed',
  'payeeClosed',
  'blockedPayee',
  'payeeCannotReceive',
  'approvalUsedUp',
] as const;

/** A set of requests whose code or passkey no longer counts. */
export const setRefusals = ['approvalUsed', 'approvalOver'] as const;
