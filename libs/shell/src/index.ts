export { mountBank } from './boot/mount-bank';
