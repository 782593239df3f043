import type { scpRequest, storesUrlsSend } from '@bank/protocol/auth';
import { createRequest } from '../devices/phone-request';
import type { Handler } from '../../platform/handler';
import type { MigrationRow } from '../auth/migration';
import { MIGRATION_COLUMNS, migrationOf } from '../auth/migration';
import { secretHash } from '../auth/sessions';
import { refused, say } from '../auth/texts';

// R1.7.15: linking a phone during sign-in, for a user who must move to approval on a phone.

/** What one sign-in may send to a number that the bank does not know. */
const MAX_STORE_SENDS = 3;

/** The app's places; a brand's own are in its config (app links), which the bank does not have. */
const STORES = { android: 'https://android.bankapp.example', ios: 'https://ios.bankapp.example' };

/** @throws HttpRefusal 403 signInExpired, or linkNotOffered for a user without a migration */
export const requestLink: Handler<typeof scpRequest> = async ({ code }, context) => {
  const { db, clock } = context;
  const asked = await db.transaction(async (tx) => {
    const [pending] = await tx.query<MigrationRow & { userId: number }>(
      `SELECT l.user_id AS "userId", ${MIGRATION_COLUMNS} FROM login_code l JOIN app_user u ON u.id = l.user_id
        WHERE l.hash = $1 AND l.used_at IS NULL AND l.flow <> 'issued' AND l.expires_at > $2 FOR UPDATE OF l`,
      [secretHash(code), new Date(clock.now())],
    );
    if (!pending) return 'signInExpired' as const;
    if (!migrationOf(pending, clock.now())) return 'linkNotOffered' as const;
    return createRequest(tx, context, { kind: 'link', userId: pending.userId, loginCode: code });
  });
  if (typeof asked === 'string') throw refused(context, asked);
  return asked;
};

/** @throws HttpRefusal 403 signInExpired or tooManyMessages */
export const sendStores: Handler<typeof storesUrlsSend> = async ({ code, phoneNumber }, context) => {
  const { db, clock, lang, outbox } = context;
  const problem = await db.transaction(async (tx) => {
    const [pending] = await tx.query<{ sends: number }>(
      `UPDATE login_code SET store_sends = store_sends + 1
        WHERE hash = $1 AND used_at IS NULL AND flow <> 'issued' AND expires_at > $2 RETURNING store_sends AS sends`,
      [secretHash(code), new Date(clock.now())],
    );
    if (!pending) return 'signInExpired' as const;
    if (pending.sends > MAX_STORE_SENDS) return 'tooManyMessages' as const;
    await outbox.send(tx, {
      reason: 'letter',
      channel: 'sms',
      to: phoneNumber,
      text: say(lang, 'storesText', STORES),
    });
    return null;
  });
  if (problem) throw refused(context, problem);
};
