import amounts from './amounts.sql?raw';
import guards from './guards.sql?raw';
import keys from './keys.sql?raw';
import payments from './payments.sql?raw';
import posting from './posting.sql?raw';

export const routines = [amounts, guards, posting, payments, keys];
