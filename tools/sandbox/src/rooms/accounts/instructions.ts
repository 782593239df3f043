import { responseCode } from '@bank/protocol';
import type { markInstructionViewed, PaymentInstruction, paymentInstructionsList } from '@bank/protocol/account-page';
import type { CustomerPermission } from '@bank/protocol/customer';
import { refusal } from '../../ledger/refusal';
import { callerOf } from '../../platform/handler';
import type { CallContext, Handler } from '../../platform/handler';
import { DEFAULT_BRAND, ibanOf } from '../../ledger/account-number';
import { offers } from './rules';
import { refused } from './texts';

/** Instructions follow from the accounts: only who has seen which is kept. The id is the account's with the kind behind it. */
const KINDS = ['sepa', 'international'] as const;
const idOf = (accountId: number, kind: (typeof KINDS)[number]): number => accountId * 10 + KINDS.indexOf(kind) + 1;

interface PaidInto {
  accountId: number;
  type: number;
  subType: 'PREPAID' | 'DEBIT' | null;
  status: number;
  isCrypto: boolean;
  currency: string;
  holderName: string;
  viewed: readonly number[];
  permissions: readonly CustomerPermission[];
}

/** The flag that lets others than the holder pay in (R2.3.13). */
const FLAGS = {
  sepa: 'addFundsBankThirdParty',
  international: 'addFundsWireThirdParty',
} as const satisfies Record<(typeof KINDS)[number], CustomerPermission>;

/** SEPA moves euro only; everything else comes the international way, and euro may too. */
const kindsOf = ({ currency }: PaidInto) => (currency === 'EUR' ? KINDS : (['international'] as const));

async function paidInto({ db, caller }: Pick<CallContext, 'db' | 'caller'>): Promise<PaidInto[]> {
  const accounts = await db.prepared<PaidInto>(
    'accounts-paid-into',
    `SELECT a.id AS "accountId", a.type, a.sub_type AS "subType", a.status, a.is_crypto AS "isCrypto", a.currency,
       coalesce(c.business_name, c.first_name || ' ' || c.last_name) AS "holderName",
       ARRAY(SELECT v.instruction_id FROM instruction_view v WHERE v.user_id = $2 AND v.account_id = a.id) AS viewed, c.permissions
     FROM account a JOIN customer c ON c.id = a.customer_id WHERE a.customer_id = $1 ORDER BY a.id`,
    [caller?.customerId ?? null, caller?.userId ?? null],
  );
  return accounts.filter((account) => offers('instructions', account));
}

const list: Handler<typeof paymentInstructionsList> = async ({ brand = DEFAULT_BRAND }, context) => {
  const paymentInstruction = (await paidInto(context)).flatMap((account) =>
    kindsOf(account).map((kind): PaymentInstruction => {
      const { accountId, holderName, viewed, permissions } = account;
      const bankAccountNumber = ibanOf(brand, accountId);
      if (bankAccountNumber === null) throw refused(context, 'unknownBrand', { code: responseCode.invalidParams });
      const id = idOf(accountId, kind);
      const isForOthers = permissions.includes(FLAGS[kind]);
      return { id, bankAccountNumber, accountId, kind, holderName, isForOthers, isViewed: viewed.includes(id) };
    }),
  );
  return { paymentInstructions: { paymentInstruction } };
};

const markViewed: Handler<typeof markInstructionViewed> = async ({ instructionId }, context) => {
  const account = (await paidInto(context)).find((one) =>
    kindsOf(one).some((kind) => idOf(one.accountId, kind) === instructionId),
  );
  if (!account) throw refusal(context, { reason: 'noAccess' });
  await context.db.query(
    `INSERT INTO instruction_view (user_id, account_id, instruction_id, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [callerOf(context).userId, account.accountId, instructionId, new Date(context.clock.now())],
  );
  return undefined;
};

/** How money comes in from outside, and who has seen it. */
export const handlers = { paymentInstructionsList: list, markInstructionViewed: markViewed };
