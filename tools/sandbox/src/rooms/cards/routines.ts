import load from './load.sql?raw';
import lock from './lock.sql?raw';
import refund from './refund.sql?raw';

/** Come after the ledger's, which they call. */
export const routines = [lock, refund, load];
