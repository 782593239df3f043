import type { payeeUpdate } from '@bank/protocol/payees-edit';
import type { Tx } from '../../../platform/db';
import type { BankEvent } from '../../../platform/events';
import { callerOf } from '../../../platform/handler';
import type { CallContext, Handler } from '../../../platform/handler';
import { announce, assertNew, lockBook, log, ownPayee } from './change';
import { writtenPayee } from './read';
import { maskedDetail, targetOf } from './target';
import { refused, say } from './texts';

/** Changes name and details. New details end the trust and notify every user of the customer (R2.7.163). */
export const updatePayee: Handler<typeof payeeUpdate> = async ({ payeeId, name, target: wish }, context) => {
  const called = name.trim();
  if (called === '') throw refused(context, 'nameMissing', { field: 'name' });
  const { payee, events } = await context.db.transaction(async (tx) => {
    await lockBook(tx, context);
    const old = await ownPayee(tx, payeeId, context);
    const target = await targetOf(tx, wish, context);
    await assertNew(tx, target, context, payeeId);
    const isMoved = !isSameRecord(old.identity, target.identity) || !isSameRecord(old.extraParams, target.extraParams);
    await tx.query(
      `UPDATE payee SET name = $2, kind = $3, identity = $4, email = $5, country = $6, currency = $7, transfer_type = $8, scheme = $9,
         extra_params = $10, is_trusted = is_trusted AND NOT $11 WHERE id = $1`,
      [
        ...[payeeId, called, target.kind, target.identity, target.email, target.country, target.currency],
        ...[target.type, target.scheme, target.extraParams, isMoved],
      ],
    );
    if (called !== old.name) await log(tx, payeeId, { what: 'renamed', before: old.name, after: called }, context);
    const [before, after] = [maskedDetail(old), maskedDetail(target)];
    if (isMoved) await log(tx, payeeId, { what: 'detailsChanged', before, after }, context);
    return {
      payee: await writtenPayee(tx, callerOf(context).customerId, payeeId),
      events: isMoved ? await warn(tx, { name: called, before, after }, context) : [],
    };
  });
  context.publish(events);
  announce(context);
  return { payee };
};

const isSameRecord = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([key, value]) => other[key] === value);

interface Moved {
  name: string;
  before: string;
  after: string;
}

/** Fraudsters replace account numbers. The e-mail of the topic "security" cannot be switched off. */
async function warn(tx: Tx, moved: Moved, context: CallContext): Promise<readonly BankEvent[]> {
  const { customerId, userId } = callerOf(context);
  const [user] = await tx.query<{ by: string }>(
    `SELECT first_name || ' ' || last_name AS by FROM app_user WHERE id = $1`,
    [userId],
  );
  const values = { ...moved, by: user?.by ?? '' };
  return context.outbox.notify(tx, {
    customerId,
    topic: 'security',
    words: (language) => ({ subject: say(language, 'changedSubject'), text: say(language, 'changedText', values) }),
    line: {
      customerId,
      type: 'info',
      severity: 'warning',
      subject: null,
      accountId: null,
      words: (language) => ({
        title: say(language, 'changedSubject'),
        body: say(language, 'changedText', values),
        discreet: '',
      }),
    },
  });
}
