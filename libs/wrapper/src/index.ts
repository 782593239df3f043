// The light part: the bridge itself is fetched only inside the app.
export { downloadFile } from './download-file';
export { onLoginResult } from './login-result';
export { openExternal } from './open-external';
export type { RequestData, RequestType } from './messages';
export { requestWrapper, startWrapper, wrapperCan } from './wrapper';
export { WrapperFailure, type WrapperFailureKind } from './wrapper-failure';
export { useWrapper, wrapperState, type Insets, type WrapperState } from './wrapper-state';
