import { migrations } from './migrations';
import type { Blueprint } from './platform/pg/prepare';
import { seed } from './seed/seed';

/** The bank: its schema and what it is born with. */
export const blueprint: Blueprint = { migrations, seed };
