import { Text } from '@bank/i18n';
import type { Migration } from '@bank/protocol/auth';
import { Banner } from '@bank/ui';

/** Why, by strategy: instead of another second factor, or as the first one. */
const WHY = { migrate: 'auth.scp.migrate', enable: 'auth.scp.enable' } as const;

/** Why the user needs a phone. */
export function MigrationReason({ migration }: { migration: Migration }) {
  return <Text id={WHY[migration.strategy]} />;
}

/** Until when it can be left for later. */
export function MigrationNote({ migration }: { migration: Migration }) {
  if (migration.kind === 'none') return null;
  return (
    <Banner tone={migration.kind === 'strict' ? 'warning' : 'info'}>
      {migration.kind === 'strict' ? (
        <Text id="auth.scp.strict" />
      ) : (
        <Text id="auth.scp.daysLeft" values={{ count: migration.daysLeft ?? 0 }} />
      )}
    </Banner>
  );
}
