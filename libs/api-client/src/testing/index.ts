export { FakeSocket } from './fake-socket';
