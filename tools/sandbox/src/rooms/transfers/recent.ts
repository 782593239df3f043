import { mailboxOf } from '@bank/protocol';
import type { Payee } from '@bank/protocol/payment';
import type { RecentTransfer, recentTransferDetails, recentTransfersList } from '@bank/protocol/transfers-recent';
import { transferType } from '@bank/protocol/transfers-recent';
import { addressesOf } from '../../identity/standing/addresses';
import { needsAction } from '../../identity/standing/standing';
import { refusal } from '../../ledger/refusal';
import type { Tx } from '../../platform/db';
import { callerOf } from '../../platform/handler';
import type { Handler } from '../../platform/handler';
import { spellingsOf } from '../../platform/spellings';
import { describedFields, readAnswers } from './external/bank-fields';
import type { Answers } from './external/bank-fields';
import { orderedBy } from './external/ordered-by';
import { payoutCard } from './external/payout-cards';
import { OPERATIONS } from './external/price';
import { schemeFor } from './external/schemes';

// R2.7.6, R2.7.180, R2.7.181: the payees paid last, and what another payment to one of them begins with.

type Type = RecentTransfer['type'];

/** What the payments of each type are called in the ledger. */
const KINDS: Readonly<Record<Type, string>> = { ...OPERATIONS, p2p: 'P2P' };

interface Paid {
  transactionId: string;
  kind: string;
  fromAccountId: number;
  payee: Payee;
  amount: string;
  currencyCode: string;
  date: string;
  /** Of a payment out of the bank: `payment.details`. */
  details: Answers | null;
  /** The permission with which it was ordered is still there. */
  isPermitted: boolean;
}

const PAID = `p.id AS "transactionId", p.kind, p.from_account AS "fromAccountId", money_text(p.amount) AS amount,
  CASE p.kind WHEN 'P2P' THEN p.payee || jsonb_build_object('email', paid_address(p.payee, p.payee_customer)) ELSE p.payee END AS payee,
  p.currency AS "currencyCode", instant_text(p.at) AS date, p.details,
  (SELECT p.permission IS NULL OR p.permission = ANY (c.permissions) FROM customer c WHERE c.id = p.customer_id) AS "isPermitted"`;

const SENT = `status IN ('released', 'posted')`;

/** Kinds of payment to a payee: what is taken of the index payment_ordered. */
const ORDERED = `kind NOT IN ('Card', 'Deposit', 'Fees') AND rail = CASE kind WHEN 'P2P' THEN 'book' ELSE 'clearing' END
  AND (kind = 'P2P' OR details IS NOT NULL)`;

const MOST = 50;

/** The payees paid last, each once, with what was sent to them last (R2.9.4: three on the P2P screen, five on the external one). */
export const listRecent: Handler<typeof recentTransfersList> = async (input, context) => {
  const { types, permission, limit, countryCode, search = '' } = input;
  const { customerId } = callerOf(context);
  const paid = await context.db.prepared<Paid>(
    'recent-payees',
    `SELECT ${PAID}
       FROM (SELECT DISTINCT ON (kind, target) * FROM
              (SELECT *, CASE WHEN kind = 'P2P' THEN to_jsonb(paid_address(payee, payee_customer))
                 -- A card that was typed twice has two ids.
                 ELSE (details - 'cardId') || jsonb_build_object('currencyCode', currency) END AS target
                 FROM payment WHERE customer_id = $1 AND kind = ANY ($3) AND ${ORDERED} ORDER BY at DESC LIMIT 500) latest
             WHERE ${SENT}
               AND ($4::text IS NULL OR coalesce(details ->> 'permission', '3d') = $4)
               AND ($5::text IS NULL OR details ->> 'countryCode' = $5)
               AND EXISTS (SELECT FROM unnest($6::text[]) spelling WHERE strpos(lower(concat_ws(' ', payee ->> 'name', payee ->> 'email',
                 payee ->> 'accountNumber', payee ->> 'address')), lower(spelling)) > 0)
             ORDER BY kind, target, at DESC) p
      ORDER BY at DESC LIMIT $2`,
    [
      customerId,
      Math.min(limit, MOST),
      types.map((type) => KINDS[type]),
      permission ?? null,
      countryCode ?? null,
      spellingsOf(search),
    ],
  );
  const transfers: RecentTransfer[] = [];
  for (const one of paid) {
    const { transactionId, payee, amount, currencyCode, date, isPermitted, details } = one;
    const { type, owner, isValid } = await again(context.db, customerId, one);
    transfers.push({
      transactionId,
      type,
      permission: owner,
      isDisabled: !isPermitted || !isValid,
      name: payee.name,
      ...knownBy(payee),
      countryCode: details?.['countryCode'] ?? null,
      ...{ amount, currencyCode, date },
    });
  }
  return { transfers };
};

/** The full details of one of them, for those who may see the money: no list and no address holds an account number. */
export const readRecent: Handler<typeof recentTransferDetails> = async ({ transactionId }, context) => {
  const { customerId } = callerOf(context);
  const [paid] = await context.db.prepared<Paid>(
    'recent-details',
    `SELECT ${PAID} FROM payment p WHERE p.id = $1 AND p.customer_id = $2 AND ${ORDERED} AND ${SENT} AND kind = ANY ($3)`,
    [transactionId, customerId, Object.values(KINDS)],
  );
  if (!paid) throw refusal(context, { reason: 'noAccess' });
  const { fromAccountId, payee, currencyCode } = paid;
  const { type, owner, isValid, countryCode, answers, hasRequirements } = await again(context.db, customerId, paid);
  const addresses = await addressesOf(context.db, customerId, context.clock.now());
  const main = addresses.find(({ isMain }) => isMain);
  return {
    transaction: {
      transactionId,
      type,
      permission: owner,
      isCustomerAddressDateValid: main?.isDocumentOutOfDate !== true,
      isCustomerAddressMatchesActive: main !== undefined && !needsAction(main.addressStatus),
      hasRequirements,
      isExtraParamsValid: isValid,
      details: {
        fromAccountId,
        beneficiaryName: payee.name,
        email: payee.kind === 'customer' ? payee.email : null,
        countryCode: countryCode ?? null,
        currencyCode,
        extraParams: answers,
        cardNumber: payee.kind === 'card' ? payee.cardNumber : null,
      },
    },
  };
};

/** How a payment would be ordered again today, and whether it could be. */
async function again(tx: Tx, customerId: number, { kind, payee, currencyCode, details }: Paid) {
  const type = transferType.options.find((one) => KINDS[one] === kind);
  if (type === undefined) throw new Error(`nobody is paid again by a ${kind}`);
  const { countryCode, owner, answers } = orderedBy(details ?? {});
  const to = { type, owner, countryCode };
  if (type === 'p2p') {
    // Of an address that stayed in another spelling another customer holds the mailbox (R0.173).
    const isValid = payee.kind !== 'customer' || mailboxOf(payee.email) === payee.email;
    return { ...to, answers: {}, hasRequirements: false, isValid };
  }
  const scheme = schemeFor(type, countryCode, currencyCode);
  if (!scheme) return { ...to, answers: {}, hasRequirements: false, isValid: false };
  const hasRequirements = describedFields(scheme, countryCode ?? '', 'en').length > 0;
  if (payee.kind !== 'card') {
    const isValid = readAnswers(scheme, countryCode ?? '', answers).wrong === null;
    return { ...to, answers, hasRequirements, isValid };
  }
  const { cardId = '' } = answers;
  const isValid = (await payoutCard(tx, customerId, cardId, countryCode ?? '')) !== undefined;
  return { ...to, answers: { cardId }, hasRequirements, isValid };
}

/** What tells a payee from others of their name, without the number. */
function knownBy(payee: Payee): Pick<RecentTransfer, 'email' | 'ending'> {
  switch (payee.kind) {
    case 'customer':
    case 'email':
      return { email: payee.email, ending: null };
    case 'card':
      return { email: null, ending: payee.cardNumber.slice(-4) };
    case 'wallet':
      return { email: null, ending: payee.address.slice(-4) };
    case 'bankAccount': {
      const { accountNumber } = payee;
      // An instant key may be an e-mail address.
      return accountNumber.includes('@')
        ? { email: accountNumber, ending: null }
        : { email: null, ending: accountNumber.slice(-4) };
    }
    case 'ownAccount':
    case 'batch':
      return { email: null, ending: null };
  }
}
