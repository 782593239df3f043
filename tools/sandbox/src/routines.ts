import { routines as ledger } from './ledger/routines';
import type { Routines } from './platform/pg/routines';
import { routines as transfers } from './rooms/transfers/routines';

/** The functions and triggers, room by room: a room comes after those whose functions it calls. */
export const routines: Routines = [...ledger, ...transfers];
