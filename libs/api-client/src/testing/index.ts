export { FakeSocket } from './fake-socket';
export { ownHeaders } from './own-headers';
export { startNewPage } from './new-page';
