import type { Migration } from '@bank/protocol/auth';

/** The stored state of a user who must move to approval on a phone. */
export interface MigrationRow {
  migrationKind: Migration['kind'];
  migrationUntil: Date | null;
  migrationStrategy: Migration['strategy'];
}

/** The columns of a MigrationRow, of a table or alias called u. */
export const MIGRATION_COLUMNS = `u.migration_kind AS "migrationKind", u.migration_until AS "migrationUntil",
  u.migration_strategy AS "migrationStrategy"`;

const DAY_MS = 86_400_000;

/** @returns what a sign-in says about it (R1.3.6); undefined for none. Soft whose days ran out is strict. */
export function migrationOf(user: MigrationRow, now: number): Migration | undefined {
  if (user.migrationKind === 'none') return undefined;
  const left = (user.migrationUntil?.getTime() ?? 0) - now;
  if (user.migrationKind === 'strict' || left <= 0) {
    return { kind: 'strict', daysLeft: null, strategy: user.migrationStrategy };
  }
  // A day that has begun counts: "1 day left" until the last moment.
  return { kind: 'soft', daysLeft: Math.ceil(left / DAY_MS), strategy: user.migrationStrategy };
}
