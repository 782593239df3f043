import type { BookPayee } from '@bank/protocol/payees';
import type { BankScheme, BankTransferType } from '@bank/protocol/transfers-external';
import type { Tx } from '../../../platform/db';
import { findBank } from '../external/banks';

/** The most entries of a book. */
export const MOST_PAYEES = 500;

/** How many of the latest payments the book is compared with. */
const LOOKED_AT = 500;

/** The latest payments of customer $1 with what names their payee, in the form of `payee.identity`. Runs on the index payment_ordered. */
export const LATEST_PAYMENTS = `
  SELECT id, kind, at, amount, currency, status, from_account, payee, details,
    CASE WHEN kind = 'P2P' THEN jsonb_build_object('email', paid_address(payee, payee_customer)) ELSE details END AS target
  FROM (SELECT * FROM payment WHERE customer_id = $1 AND kind NOT IN ('Card', 'Deposit', 'Fees') ORDER BY at DESC LIMIT ${LOOKED_AT}) latest
  WHERE kind = 'P2P' OR (rail = 'clearing' AND details ->> 'permission' = '3d')`;

export interface PayeeRow {
  payeeId: string;
  kind: 'person' | 'bank';
  name: string;
  isTrusted: boolean;
  identity: Readonly<Record<string, string>>;
  email: string | null;
  country: string | null;
  currency: string | null;
  type: BankTransferType | null;
  scheme: BankScheme | null;
  extraParams: Readonly<Record<string, string>>;
  paidAt: Date | null;
}

const COLUMNS = `p.id AS "payeeId", p.kind, p.name, p.is_trusted AS "isTrusted", p.identity, p.email, p.country, p.currency,
  p.transfer_type AS type, p.scheme, p.extra_params AS "extraParams",
  (SELECT max(l.at) FROM latest l WHERE l.target @> p.identity AND l.status IN ('released', 'posted')) AS "paidAt"`;

/** The customer's entries by name; of one payee when its id is given. */
export const readPayees = (tx: Tx, customerId: number, payeeId: string | null = null): Promise<PayeeRow[]> =>
  tx.prepared<PayeeRow>(
    'payees',
    `WITH latest AS MATERIALIZED (${LATEST_PAYMENTS})
     SELECT ${COLUMNS} FROM payee p WHERE p.customer_id = $1 AND p.removed_at IS NULL AND ($2::text IS NULL OR p.id = $2)
      ORDER BY lower(p.name), p.id`,
    [customerId, payeeId],
  );

/** An entry that the caller has just written, as the client gets it. */
export async function writtenPayee(tx: Tx, customerId: number, payeeId: string): Promise<BookPayee> {
  const [row] = await readPayees(tx, customerId, payeeId);
  if (!row) throw new Error(`payee ${payeeId} is gone`);
  return shown(row);
}

/** An entry as the client gets it. */
export function shown(row: PayeeRow): BookPayee {
  const { payeeId, name, isTrusted, email, country, currency, type, scheme, extraParams, paidAt } = row;
  const entry = { payeeId, name, isTrusted, paidAt: paidAt?.toISOString() ?? null };
  if (email !== null) return { ...entry, kind: 'person', email };
  if (country === null || currency === null || type === null || scheme === null) {
    throw new Error(`payee ${payeeId} has no account`);
  }
  const { iban = '', accountNumber = iban, swift = '' } = extraParams;
  return {
    ...entry,
    kind: 'bank',
    countryCode: country,
    currencyCode: currency,
    type,
    scheme,
    accountNumber,
    bankName: findBank({ swift, iban })?.bankName ?? null,
    extraParams: { ...extraParams },
  };
}
