import type { Transaction, TransactionDetails, transactionReceipt } from '@bank/protocol/history';
import type { PaymentStep } from '@bank/protocol/payment';
import { numberOf } from '../../ledger/account-number';
import type { NumberedAccount } from '../../ledger/account-number';
import { sayOperation } from '../../ledger/operations/texts';
import { sayAmount } from '../../ledger/say-amount';
import { expireOverdue } from '../../ledger/overdue';
import { isolated } from '../../platform/catalogue';
import { callerOf } from '../../platform/handler';
import type { CallContext, Handler } from '../../platform/handler';
import { drawPaper } from '../../platform/papers/draw';
import type { Letterhead } from '../../platform/papers/letterheads';
import { letterheadOf } from '../../platform/papers/letterheads';
import type { Fact, Paper } from '../../platform/papers/paper';
import { imprintOf, paperFile, paperLang, paperTime } from '../../platform/papers/paper-file';
import { findTransaction } from './details';
import { refusedFile, say } from './texts';

/** The paper of a completed transaction. What is processing or came to nothing has none: it would say that money has moved. */
export const receipt: Handler<typeof transactionReceipt> = async ({ brand, transactionId }, context) => {
  await expireOverdue(context, callerOf(context).customerId);
  const head = letterheadOf(brand);
  const found = await findTransaction(context, transactionId);
  if (!found || !head) throw refusedFile(context, 'unknown', { status: 404 });
  if (found.transaction.status !== 'completed') throw refusedFile(context, 'notDone', { status: 409 });
  const account = await accountText(found.transaction.accountId, brand, context);
  const { isPayer, steps } = found.course;
  const outcome = isPayer ? outcomeOf(steps) : 'completed';
  const received = isPayer && outcome !== 'returned' ? found.course.received : null;
  const facts = { head, account, received, outcome, transaction: found.transaction };
  const content = await drawPaper(paperOf(facts, context));
  return paperFile(`receipt-${transactionId}`, content);
};

/** The account's name and number. */
async function accountText(accountId: number, brand: string, context: CallContext): Promise<string> {
  const [account] = await context.db.prepared<NumberedAccount & { name: string }>(
    'receipt-account',
    'SELECT id AS "accountId", name, type, is_crypto AS "isCrypto" FROM account WHERE id = $1',
    [accountId],
  );
  return account ? `${isolated(account.name)}, ${numberOf(brand, account)}` : String(accountId);
}

/** The money arrived; it has left, and the other bank does not say yet that it has it; that bank sent it back. */
type Outcome = 'completed' | 'underWay' | 'returned';

/** What the paper of the payer says. It is shown to others, so it never says that a payee has money that came back. */
const SENTENCES = {
  completed: 'sentenceOut',
  underWay: 'sentenceUnderWay',
  returned: 'sentenceReturned',
} as const satisfies Readonly<Record<Outcome, string>>;

function outcomeOf(steps: readonly PaymentStep[]): Outcome {
  if (steps.some(({ step }) => step === 'returned')) return 'returned';
  return steps.some(({ step, at }) => step === 'arrived' && at === null) ? 'underWay' : 'completed';
}

interface Facts {
  head: Letterhead;
  account: string;
  received: TransactionDetails['received'];
  outcome: Outcome;
  transaction: Transaction;
}

/** Every line of the paper in the reader's language. */
function paperOf({ head, account, received, outcome, transaction }: Facts, { lang, clock }: CallContext): Paper {
  const { direction, amount, currencyCode, fee, counterpartyName, description, operationType, date } = transaction;
  const isOut = direction === 'out';
  const name = counterpartyName || description;
  const money = (value: string, currency = currencyCode) => sayAmount(lang, value, currency);
  const hasFee = isOut && !/^0(\.0+)?$/.test(fee);
  const facts: (Fact | false)[] = [
    { name: say(lang, 'status'), value: say(lang, outcome) },
    { name: say(lang, 'date'), value: paperTime(date, lang) },
    { name: say(lang, 'type'), value: sayOperation(lang, operationType) },
    { name: say(lang, isOut ? 'from' : 'account'), value: account },
    description !== name && description !== '' && { name: say(lang, 'note'), value: description },
    { name: say(lang, 'amount'), value: money(amount), strong: true },
    hasFee && { name: say(lang, 'fee'), value: money(fee) },
    received !== null && { name: say(lang, 'received'), value: money(received.amount, received.currencyCode) },
    received !== null && { name: say(lang, 'rate'), value: received.rate },
    { name: say(lang, 'reference'), value: transaction.transactionId },
  ];
  return {
    lang: paperLang(lang),
    head,
    title: say(lang, 'title'),
    blocks: [
      {
        kind: 'figure',
        title: say(lang, 'title'),
        amount: `${isOut ? '−' : '+'}${money(amount)}`,
        sentence: say(lang, isOut ? SENTENCES[outcome] : 'sentenceIn', {
          name,
          amount: money(amount),
        }),
      },
      { kind: 'facts', rows: facts.filter((fact) => fact !== false) },
    ],
    foot: [say(lang, 'made', { time: paperTime(new Date(clock.now()).toISOString(), lang) }), imprintOf(head)],
    madeMs: clock.now(),
  };
}
