import recurring from './recurring.sql?raw';

/** Come after those of payments, which set them off. */
export const routines = [recurring];
