export { FakeSocket } from './fake-socket';
export { ownHeaders } from './own-headers';
export { forgetAsks, startNewPage } from './new-page';
export { lostConnection } from './lost-connection';
export { slowBank } from './slow-bank';
