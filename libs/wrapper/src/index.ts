// The light part: what talks to the app is fetched only where there is one.
export { downloadFile } from './download-file';
export { onLoginResult } from './login-result';
export type { RequestData, RequestType } from './messages';
export { requestWrapper, startWrapper, wrapperCan } from './wrapper';
export { WrapperFailure, type WrapperFailureKind } from './wrapper-failure';
export { useWrapper, wrapperState, type Insets, type WrapperState } from './wrapper-state';
