import { setImmediate } from 'node:timers/promises';
import { MASS_ROWS } from '@bank/protocol/transfers-mass';
import type { globalPayBatchUpload, GlobalPaymentData } from '@bank/protocol/transfers-global-batch';
import { refusal } from '../../../ledger/refusal';
import type { Tx } from '../../../platform/db';
import type { Handler } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import { payingAccount } from './account';
import { columnsOf, missingIn } from './columns';
import type { Columns, Field } from './columns';
import { identical, identicalTo } from './identical';
import { readTable } from './read-file';
import { readRow } from './read-row';
import { addRows, MOST_CHARACTERS } from './rows';
import type { NumberedRow } from './rows';
import { checkRows } from './terms';
import { refused } from './texts';

/** Rows that are read before other calls have their turn. */
const PIECE = 100;

/** Uploads of one customer follow one another, so that the second of two like files finds the first. */
const lockUploads = (tx: Tx, customerId: number) => tx.query('SELECT pg_advisory_xact_lock(7206073, $1)', [customerId]);

export const uploadBatch: Handler<typeof globalPayBatchUpload> = async (input, context) => {
  const { batchName, accountId, attachedFile, ignoreIdenticalBatch = false } = input;
  const { db, ids, clock, lang } = context;
  const { userId, customerId } = callerOf(context);
  const account = await payingAccount(db, accountId, customerId);
  if ('reason' in account) throw refusal(context, account);
  const table = await readTable(attachedFile, { lang, mostRows: MASS_ROWS + 2 });
  if (table === null) throw refused(context, 'unreadableFile', { field: 'attachedFile' });
  const [head = [], ...lines] = table;
  const columns = columnsOf(head);
  const missing = missingIn(columns, lang);
  if (missing.length > 0) {
    throw refused(context, 'missingColumns', { field: 'attachedFile', values: { columns: missing.join(', ') } });
  }
  const rows = await readLines(lines, columns);
  if (rows.length === 0) throw refused(context, 'noRows', { field: 'attachedFile' });
  if (rows.length > MASS_ROWS) throw refused(context, 'tooManyRows', { field: 'attachedFile' });

  const batchId = ids.next();
  await db.transaction(async (tx) => {
    await lockUploads(tx, customerId);
    await tx.query(
      `INSERT INTO global_batch (id, customer_id, created_by, account_id, name, at, fingerprint) VALUES ($1, $2, $3, $4, $5, $6, '')`,
      [
        batchId,
        customerId,
        userId,
        accountId,
        batchName.trim() || attachedFile.name.replace(/\.\w+$/, ''),
        new Date(clock.now()),
      ],
    );
    await addRows(tx, batchId, rows);
    await checkRows(tx, batchId);
    const found = ignoreIdenticalBatch ? null : await identicalTo(tx, batchId, clock.now());
    // What is thrown takes the new batch back.
    if (found) throw identical(context, found);
  });
  return { batchId };
};

/** Reads the lines of a table, and lets other calls have their turn on the way. */
async function readLines(lines: readonly (readonly string[])[], columns: Columns): Promise<NumberedRow[]> {
  const rows: NumberedRow[] = [];
  for (const [index, line] of lines.entries()) {
    if (index % PIECE === PIECE - 1) await setImmediate();
    // A line that says nothing is no row; the others keep the number that the spreadsheet shows.
    if (line.some((cell) => cell.trim() !== '')) rows.push({ n: index + 2, ...readRow(cellsOf(line, columns), []) });
  }
  return rows;
}

/** A cell that is longer than any right one is cut: it is wrong either way. */
function cellsOf(line: readonly string[], columns: Columns): GlobalPaymentData {
  const cell = (field: Field) => (line[columns.get(field) ?? -1] ?? '').slice(0, MOST_CHARACTERS);
  return {
    beneficiaryType: cell('beneficiaryType'),
    beneficiaryName: cell('beneficiaryName'),
    beneficiaryEmail: cell('beneficiaryEmail'),
    beneficiaryCountryCode: cell('beneficiaryCountryCode'),
    amount: cell('amount'),
    currencyCode: cell('currencyCode'),
    description: cell('description'),
  };
}
