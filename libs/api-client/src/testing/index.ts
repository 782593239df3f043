export { FakeSocket } from './fake-socket';
export { ownHeaders } from './own-headers';
export { startNewPage } from './new-page';
export { lostConnection } from './lost-connection';
