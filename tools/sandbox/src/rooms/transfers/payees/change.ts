import type { PayeeChange } from '@bank/protocol/payees-edit';
import type { Tx } from '../../../platform/db';
import { callerOf } from '../../../platform/handler';
import type { CallContext } from '../../../platform/handler';
import type { MayRefuse } from '../../../platform/refusal';
import { MOST_PAYEES, readPayees } from './read';
import type { PayeeRow } from './read';
import type { Target } from './target';
import { refused } from './texts';

/** One change of a customer's book at a time, on every instance of the bank. */
export async function lockBook(tx: Tx, context: CallContext): Promise<void> {
  await tx.query('SELECT FROM customer WHERE id = $1 FOR NO KEY UPDATE', [callerOf(context).customerId]);
}

/** The entry, of this customer and not removed. @throws Refusal noPayee */
export async function ownPayee(
  tx: Tx,
  payeeId: string,
  context: CallContext & MayRefuse<'noPayee'>,
): Promise<PayeeRow> {
  const [payee] = await readPayees(tx, callerOf(context).customerId, payeeId);
  if (!payee) throw refused(context, 'noPayee');
  return payee;
}

/** @throws Refusal payeeKnown when another entry of the book leads to the same account */
export async function assertNew(
  tx: Tx,
  { identity, kind }: Pick<Target, 'identity' | 'kind'>,
  context: CallContext & MayRefuse<'payeeKnown'>,
  except: string | null = null,
): Promise<void> {
  const [known] = await tx.query<{ name: string }>(
    'SELECT name FROM payee WHERE customer_id = $1 AND identity = $2 AND removed_at IS NULL AND id IS DISTINCT FROM $3',
    [callerOf(context).customerId, identity, except],
  );
  if (!known) return;
  const field = kind === 'person' ? 'email' : identity['iban'] ? 'iban' : 'accountNumber';
  throw refused(context, 'payeeKnown', { field, values: { name: known.name } });
}

/** @throws Refusal bookFull */
export async function assertRoom(tx: Tx, context: CallContext & MayRefuse<'bookFull'>): Promise<void> {
  const kept = await tx.query('SELECT FROM payee WHERE customer_id = $1 AND removed_at IS NULL', [
    callerOf(context).customerId,
  ]);
  if (kept.length >= MOST_PAYEES) throw refused(context, 'bookFull', { values: { most: String(MOST_PAYEES) } });
}

/** Writes a new entry. @returns its id */
export async function insertPayee(tx: Tx, name: string, target: Target, context: CallContext): Promise<string> {
  const payeeId = context.ids.next();
  const { kind, identity, email, country, currency, type, scheme, extraParams } = target;
  await tx.query(
    `INSERT INTO payee (id, customer_id, kind, name, identity, email, country, currency, transfer_type, scheme, extra_params)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [payeeId, callerOf(context).customerId, kind, name, identity, email, country, currency, type, scheme, extraParams],
  );
  return payeeId;
}

/** Writes a line of the entry's log. */
export async function log(
  tx: Tx,
  payeeId: string,
  { what, before = null, after = null }: Pick<PayeeChange, 'what'> & { before?: string | null; after?: string | null },
  context: CallContext,
): Promise<void> {
  await tx.query(
    'INSERT INTO payee_change (payee_id, user_id, at, what, before, after) VALUES ($1, $2, $3, $4, $5, $6)',
    [payeeId, callerOf(context).userId, new Date(context.clock.now()), what, before, after],
  );
}

/** The pages of every member show the change. */
export const announce = (context: CallContext): void =>
  context.publish([{ customerId: callerOf(context).customerId, event: 'payeesChanged', subject: null }]);
