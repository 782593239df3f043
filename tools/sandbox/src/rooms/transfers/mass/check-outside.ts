import type { BankTransferType } from '@bank/protocol/transfers-external';
import type { massOutsideByFile } from '@bank/protocol/transfers-mass';
import { refusal } from '../../../ledger/refusal';
import type { Tx } from '../../../platform/db';
import type { CallContext, Handler } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import { keepCards } from '../external/payout-cards';
import { lockLimits, OPERATIONS } from '../external/price';
import type { Payer } from '../external/price';
import { COUNTRY_MAX_EUR, SCHEMES } from '../external/schemes';
import { nameChecks } from '../payees/name-check';
import type { NameDoubt } from '../payees/name-check';
import { askAboutRows } from '../questions/ask';
import { MASS_PERMISSIONS, payingAccount } from './paying-account';
import { checkPayments } from './reading/reader';
import type { FileRows, NameQuestion } from './reading/task';

/** Checks a file of payments out of the bank by the rules of single ones, row by row; no money is held yet (R2.7.211). */
export const checkOutside: Handler<typeof massOutsideByFile> = async ({ type, accountId, name, file }, context) => {
  const { db, ids, clock } = context;
  const { userId, customerId } = callerOf(context);
  const account = await payingAccount(db, accountId, customerId, MASS_PERMISSIONS[type]);
  if ('reason' in account) throw refusal(context, account);
  const batchId = ids.next();
  await checkPayments(
    context,
    file,
    { of: 'outside', type, batchId, field: 'file' },
    async ({ rows, cards, questions }) => {
      // Only the directory of instant keys tells of a person by a row alone.
      const { refused } = type === 'instant_payment' ? await askAboutRows(rows, context) : { refused: [] };
      const doubts = await doubtsAbout(questions, context);
      const batch = { id: batchId, type, accountId, name: name.trim() };
      await db.transaction(async (tx) => {
        await writeOutside(tx, batch, { rows, cards, refused }, { userId, customerId, now: clock.now() });
        await keepDoubts(tx, batchId, doubts);
      });
    },
  );
  return { batchId };
};

interface Batch {
  id: string;
  type: BankTransferType;
  accountId: number;
  name: string;
}

/** Writes a batch down with every row priced and judged, in the caller's transaction. @param refused what may not be asked now (R0.56) */
export async function writeOutside(
  tx: Tx,
  { id, type, accountId, name }: Batch,
  { rows, cards, refused }: Pick<FileRows, 'rows' | 'cards'> & { refused: readonly string[] },
  { userId, customerId, now }: Payer & { userId: number },
): Promise<void> {
  await lockLimits(tx, customerId);
  await keepCards(tx, customerId, cards, new Date(now));
  await tx.query('SELECT mass_check_outside($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)', [
    ...[userId, customerId, id, accountId, name, type, OPERATIONS[type], rows, refused],
    JSON.stringify({ schemes: SCHEMES.filter((scheme) => scheme.type === type), countries: COUNTRY_MAX_EUR }),
    new Date(now),
  ]);
}

interface RowDoubt {
  n: number;
  doubt: NameDoubt;
}

/** What other banks say of names, row by row in the order of the file. The same question is asked once. */
async function doubtsAbout(questions: readonly NameQuestion[], context: CallContext): Promise<RowDoubt[]> {
  const doubtOf = nameChecks(context);
  const asked = new Map<string, NameDoubt | null>();
  const doubts: RowDoubt[] = [];
  for (const { n, name, cells } of questions) {
    const { iban = '', sortCode = '', accountNumber = '' } = cells;
    const question = JSON.stringify([name, iban, sortCode, accountNumber]);
    const known = asked.get(question);
    const doubt = known === undefined ? await doubtOf(name, cells) : known;
    asked.set(question, doubt);
    if (doubt !== null) doubts.push({ n, doubt });
  }
  return doubts;
}

const keepDoubts = (tx: Tx, batchId: string, doubts: readonly RowDoubt[]) =>
  tx.query(
    `UPDATE mass_row r SET name_check = d.doubt FROM jsonb_to_recordset($2) AS d (n int, doubt jsonb)
      WHERE r.batch_id = $1 AND r.n = d.n`,
    [batchId, JSON.stringify(doubts)],
  );
