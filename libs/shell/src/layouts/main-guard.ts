/** Lets through whom main's screens are for. */
export { openScreenLoader as loader } from '../signed-in/open-screen-guard';
