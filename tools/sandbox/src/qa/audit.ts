import { auditBy, ledgerRules } from '../ledger/audit';
import type { Audit, AuditRule } from '../ledger/audit';
import type { Db } from '../platform/db';
import { batchRule } from '../rooms/transfers/mass/audit-rule';

/** The invariants of the whole bank, by their numbers: those of the ledger and those that rooms bring. */
const RULES: readonly AuditRule[] = [...ledgerRules, batchRule].sort((a, b) => numberOf(a) - numberOf(b));

function numberOf({ id }: AuditRule): number {
  return Number(id.slice(1));
}

/** Recomputes every invariant of the bank from its tables, in one moment. */
export const audit = (db: Pick<Db, 'query'>): Promise<Audit> => auditBy(RULES, db);
