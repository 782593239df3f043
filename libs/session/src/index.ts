// The light core: what the first paint of sign-in may load. Whatever calls the bank is in '@bank/session/calls'.
export { takeAddressSecrets } from './address-secrets';
export type { AddressSecrets } from './address-secrets';
export { actingCustomerIn, emailConfirmationIn, takeFromAddress } from './take-from-address';
export { createIdleClock } from './idle-clock';
export type { IdleClock, IdleState, LastActivity } from './idle-clock';
export { leavingGate, rememberPath, rememberSeiPath, resolvePath, takeRememberedPath, takeSeiPath } from './leaving';
export { can, PERMISSIONS } from './permissions';
export type { Missing, Permission, Permissions } from './permissions';
export { createPkce } from './pkce';
export { endSession, followOtherTabs, isSignedIn, onSessionEnd, session, signIn, signOut, useSession } from './session';
export type { EndReason } from './session';
export { sessionTokens } from './session-tokens';
export type { PendingSignIn, SessionState, Tokens } from './session-state';
export { startPage, startPageOfFailure } from './start-page';
export type { StartTarget, Term } from './start-page';
export { useIdle } from './use-idle';
export { isWarningStatus, verificationStatus } from './verification-status';
export type { VerificationFacts, VerificationStatus } from './verification-status';
