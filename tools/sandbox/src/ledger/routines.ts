import amounts from './amounts.sql?raw';
import guards from './guards.sql?raw';
import keys from './keys.sql?raw';
import locks from './locks.sql?raw';
import parts from './parts.sql?raw';
import payments from './payments.sql?raw';
import posting from './posting.sql?raw';
import railRows from './rail-rows.sql?raw';
import returns from './returns.sql?raw';

export const routines = [amounts, railRows, guards, posting, locks, payments, parts, returns, keys];
