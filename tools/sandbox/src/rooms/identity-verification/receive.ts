import type { IdentityProvider } from '@bank/protocol/identity-verification';
import type { Tx } from '../../platform/db';
import type { BankEvent } from '../../platform/events';
import type { CallContext } from '../../platform/handler';
import { applyOutcome } from './apply';
import type { AnsweredRun } from './apply';
import { readMessage } from './message';
import type { ProviderMessage } from './message';
import { secretOf } from './providers';
import { isSigned, shapedHeaders } from './signature';
import type { SignedHeaders } from './signature';
import { takeVideoAnswer } from './video-answer';

type Bank = Pick<CallContext, 'clock' | 'ids' | 'outbox'>;

/** Whether a provider has signed these bytes. One statement reads the secret, and none where time or signature have no shape of one. */
export async function isFromProvider(
  { provider, headers, body }: Incoming & { headers: SignedHeaders },
  { db, clock, ids }: Pick<CallContext, 'clock' | 'ids'> & { db: Tx },
): Promise<boolean> {
  const shaped = shapedHeaders(clock.now(), headers);
  return shaped !== undefined && isSigned(await secretOf(db, ids, provider), shaped, body);
}

/** What came to the bank's door in the name of a provider. */
export interface Incoming {
  provider: IdentityProvider;
  /** The bytes as they came: they are what was signed. */
  body: Buffer;
}

/**
 * Takes a message that a provider has signed: the one way in which a run gets an answer (R0.80). A message that is signed and true for no run any more
 * (a repeat, a second answer, a late one, of an unknown run or of the other provider's) is taken note of and changes nothing.
 * @returns the hints to publish after the commit; null for what is no message
 */
export async function receive(tx: Tx, { provider, body }: Incoming, bank: Bank): Promise<BankEvent[] | null> {
  const now = bank.clock.now();
  const message = readMessage(body);
  if (!message) return null;
  const isNew = await tx.query(
    'INSERT INTO identity_message (provider, id, taken_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id',
    [provider, message.id, new Date(now)],
  );
  if (isNew.length === 0) return [];
  if ('has' in message) {
    await notePictures(tx, provider, message.runId, now);
    return [];
  }
  if (message.isVideo) return takeVideoAnswer(tx, { provider, message, body }, bank);
  const run = await lockOpenRun(tx, provider, message, now);
  if (!run) return [];
  await tx.query(
    `UPDATE identity_run SET state = 'answered', outcome = $2, ended_at = $3, provider_session = NULL WHERE id = $1`,
    [run.id, message.outcome, new Date(now)],
  );
  const hints = await applyOutcome(tx, run, { message, body }, bank);
  return [{ customerId: run.customerId, event: 'documentsChanged', subject: run.id }, ...hints];
}

/** It decides nothing: an open run waits for its answer as before, and its page for the bank's word. */
async function notePictures(tx: Tx, provider: IdentityProvider, runId: string, nowMs: number): Promise<void> {
  await tx.query(
    `UPDATE identity_run SET pictures_at = $3
      WHERE id = $1 AND provider = $2 AND state = 'open' AND expires_at > $3 AND pictures_at IS NULL`,
    [runId, provider, new Date(nowMs)],
  );
}

/** The run of a message while it still waits for an answer of this provider; first the customer, as a start locks them. */
async function lockOpenRun(
  tx: Tx,
  provider: IdentityProvider,
  { runId }: ProviderMessage,
  nowMs: number,
): Promise<AnsweredRun | undefined> {
  await tx.query(
    'SELECT FROM customer WHERE id = (SELECT customer_id FROM identity_run WHERE id = $1) FOR NO KEY UPDATE',
    [runId],
  );
  const [run] = await tx.query<AnsweredRun>(
    `SELECT id, customer_id AS "customerId", user_id AS "userId" FROM identity_run
      WHERE id = $1 AND provider = $2 AND state = 'open' AND expires_at > $3 FOR UPDATE`,
    [runId, provider, new Date(nowMs)],
  );
  return run;
}
