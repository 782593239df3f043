export { auth } from './routes';
export { pendingAddressSignIn } from './address-sign-in/pending-address-sign-in';
export { leaveNotice } from './sign-in/notice';
export type { SignInNotice } from './sign-in/notice';
export { bankConnection } from './bank-connection';
