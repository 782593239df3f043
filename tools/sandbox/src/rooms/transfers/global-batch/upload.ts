import { setImmediate } from 'node:timers/promises';
import { MASS_ROWS } from '@bank/protocol/transfers-mass';
import { globalPayBatchColumns } from '@bank/protocol/transfers-global-batch';
import type { globalPayBatchUpload, GlobalPaymentData } from '@bank/protocol/transfers-global-batch';
import { refusal } from '../../../ledger/refusal';
import type { Tx } from '../../../platform/db';
import type { Handler } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import { payingAccount } from './account';
import { readCanonical } from '../mass/canonical';
import type { CanonicalRow } from '../mass/canonical';
import type { Field } from './columns';
import { identical, identicalTo } from './identical';
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
  const { db, ids, clock } = context;
  const { userId, customerId } = callerOf(context);
  const account = await payingAccount(db, accountId, customerId);
  if ('reason' in account) throw refusal(context, account);
  const lines = await readCanonical(attachedFile, globalPayBatchColumns);
  if (lines === null) throw refused(context, 'unreadableFile', { field: 'attachedFile' });
  if (lines.length > MASS_ROWS) throw refused(context, 'tooManyRows', { field: 'attachedFile' });
  const rows = await readLines(lines);
  if (rows.length === 0) throw refused(context, 'noRows', { field: 'attachedFile' });

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

type Line = CanonicalRow<(typeof globalPayBatchColumns)[number]>;

/** Reads the lines of a file, and lets other calls have their turn on the way. A line that says nothing is no row. */
async function readLines(lines: readonly Line[]): Promise<NumberedRow[]> {
  const rows: NumberedRow[] = [];
  for (const [index, { n, ...cells }] of lines.entries()) {
    if (index % PIECE === PIECE - 1) await setImmediate();
    if (Object.values(cells).some((cell) => cell.trim() !== '')) rows.push({ n, ...readRow(dataOf(cells), []) });
  }
  return rows;
}

/** A cell that is longer than any right one is cut: it is wrong either way. */
function dataOf(line: Readonly<Partial<Record<Field, string>>>): GlobalPaymentData {
  const cell = (field: Field) => (line[field] ?? '').slice(0, MOST_CHARACTERS);
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
