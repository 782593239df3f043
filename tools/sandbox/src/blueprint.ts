import { migrations } from './migrations';
import type { Blueprint } from './platform/pg/prepare';
import { routines } from './routines';
import { seed } from './seed/seed';

/** The bank: its schema, its functions and its seed. */
export const blueprint: Blueprint = { migrations, routines, seed };
