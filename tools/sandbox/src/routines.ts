import { routines as codes } from './identity/codes/routines';
import { routines as paces } from './identity/paces/routines';
import { routines as people } from './identity/people/routines';
import { routines as ledger } from './ledger/routines';
import jobs from './platform/jobs/jobs.sql?raw';
import { jobRules } from './platform/jobs/rules';
import type { Routines } from './platform/pg/routines';
import { routines as cards } from './rooms/cards/routines';
import { routines as history } from './rooms/history/routines';
import { routines as invoices } from './rooms/invoices/routines';
import { routines as recurring } from './rooms/transfers/recurring/routines';
import { routines as tax } from './rooms/tax/routines';
import { routines as transfers } from './rooms/transfers/routines';
import { jobKinds } from './server/job-kinds';

/** The functions and triggers, room by room: a room comes after those whose functions it calls. */
export const routines: Routines = [
  ...[jobRules(jobKinds), jobs],
  ...codes,
  ...paces,
  ...people,
  ...ledger,
  ...history,
  ...transfers,
  ...invoices,
  ...cards,
  ...recurring,
  ...tax,
];
