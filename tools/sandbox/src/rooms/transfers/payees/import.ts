import { mailboxOf } from '@bank/protocol';
import type { PayeeCandidate, payeeCandidateList, payeeImport } from '@bank/protocol/payees-edit';
import type { BankScheme } from '@bank/protocol/transfers-external';
import type { Tx } from '../../../platform/db';
import { callerOf } from '../../../platform/handler';
import type { CallContext, Handler } from '../../../platform/handler';
import { orderedBy } from '../external/ordered-by';
import { schemeFor } from '../external/schemes';
import { announce, assertRoom, insertPayee, lockBook, log } from './change';
import { LATEST_PAYMENTS } from './read';
import { accountIdentity } from './target';
import type { Target } from './target';

interface Paid {
  transactionId: string;
  kind: string;
  name: string;
  email: string | null;
  currency: string;
  /** Of a payment to another bank: country and answers (`payment.details`). */
  details: Readonly<Record<string, string>> | null;
  at: Date;
}

/** How each kind of payment that leaves the bank is ordered again. */
const TYPES = { BankTransfer: 'eft', Wire: 'wire' } as const;

/** The payee of a past payment; null when a payment to them can't be ordered in the same way today. */
function targetOf({ kind, email, currency, details }: Paid): Target | null {
  if (kind === 'P2P') {
    // An address that stayed in another spelling (R0.173): money to it would go to another customer, who holds its mailbox.
    if (email === null || mailboxOf(email) !== email) return null;
    const none = { country: null, currency: null, type: null, scheme: null, extraParams: {} };
    return { kind: 'person', identity: { email }, email, ...none };
  }
  if (details === null || (kind !== 'BankTransfer' && kind !== 'Wire')) return null;
  const { countryCode = '', answers: extraParams } = orderedBy(details);
  const type = TYPES[kind];
  const scheme: BankScheme | undefined = schemeFor(type, countryCode, currency)?.name;
  if (scheme === undefined) return null;
  const identity = accountIdentity(countryCode, extraParams);
  return { kind: 'bank', identity, email: null, country: countryCode, currency, type, scheme, extraParams };
}

/** The payees of past payments who are not in the book, each once, the latest first. */
async function outside(tx: Tx, context: CallContext): Promise<{ paid: Paid; target: Target }[]> {
  const paid = await tx.prepared<Paid>(
    'payee-candidates',
    `SELECT l.id AS "transactionId", l.kind, l.payee ->> 'name' AS name, l.target ->> 'email' AS email, l.currency, l.details, l.at
       FROM (${LATEST_PAYMENTS}) l
      WHERE l.status IN ('released', 'posted')
        AND NOT EXISTS (SELECT FROM payee p WHERE p.customer_id = $1 AND p.removed_at IS NULL AND l.target @> p.identity)
      ORDER BY l.at DESC`,
    [callerOf(context).customerId],
  );
  const seen = new Set<string>();
  return paid.flatMap((one) => {
    const target = targetOf(one);
    const key = JSON.stringify(target?.identity);
    if (target === null || seen.has(key)) return [];
    seen.add(key);
    return [{ paid: one, target }];
  });
}

/** A list to choose from at a glance. */
const OFFERED = 50;

export const listCandidates: Handler<typeof payeeCandidateList> = async (_, context) => {
  const found = await outside(context.db, context);
  const candidates = found.slice(0, OFFERED).map(({ paid: { transactionId, name, at }, target }): PayeeCandidate => {
    const { kind, email, extraParams } = target;
    const detail = email ?? extraParams['iban'] ?? extraParams['accountNumber'] ?? '';
    return { transactionId, kind, name, detail, at: at.toISOString() };
  });
  return { candidates };
};

/** Takes the details from the payments themselves, never from the client (R2.7.166). */
export const importPayees: Handler<typeof payeeImport> = async ({ transactionIds }, context) => {
  const wanted = new Set(transactionIds);
  const added = await context.db.transaction(async (tx) => {
    await lockBook(tx, context);
    const chosen = (await outside(tx, context)).filter(({ paid }) => wanted.has(paid.transactionId));
    for (const { paid, target } of chosen) {
      await assertRoom(tx, context);
      await log(tx, await insertPayee(tx, paid.name, target, context), { what: 'imported' }, context);
    }
    return chosen.length;
  });
  if (added > 0) announce(context);
  return { added };
};
