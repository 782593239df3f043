import { accountType } from '@bank/protocol/accounts';
import type { Transaction } from '@bank/protocol/history';
import type { ExportFormat } from '@bank/protocol/history-export';
import type { JobContext } from '../../../platform/jobs/worker';
import { numberOf } from '../../../ledger/account-number';
import type { NumberedAccount } from '../../../ledger/account-number';
import { sayAmount } from '../../../ledger/say-amount';
import { enqueueJob } from '../../../platform/jobs/queue';
import type { Tx } from '../../../platform/db';
import type { Language } from '../../../platform/languages';
import type { HistoryFilter } from '../filters';
import { filtersOf } from '../filters';
import { countStatement, everythingStatement } from '../statements';
import type { Counts } from '../statements';
import { batchesOf } from './batches';
import { bookedSource } from './booked';
import { isStatement, statementFile, tableFile } from './formats';
import type { StatementFormat, TableFormat } from './formats';
import type { FileHead, Pieces } from './formats/source';
import { sendWaitingMails } from './mail';
import { say } from './texts';

/** How long a file is kept. */
export const KEPT_MS = 30 * 86_400_000;
/** Bytes of a part in the database: a paper comes in many small pieces. */
const PART_BYTES = 256 * 1024;

interface Order {
  customerId: number;
  filter: HistoryFilter;
  format: ExportFormat;
  brand: string;
  lang: Language;
}

/** A file that can be written, and how many rows it will have. */
interface Writing {
  rows: number;
  pieces: Pieces;
}

/**
 * Writes the file of an export in pieces. Everything is in the job's transaction: a killed bank leaves nothing half written, and the
 * next one starts from the first row. Only the progress is told through another connection, for those who wait.
 */
export async function writeExport(exportId: string, context: JobContext): Promise<void> {
  const { tx, clock } = context;
  const [order] = await tx.query<Order>(
    `SELECT customer_id AS "customerId", filter, format, brand, lang FROM history_export WHERE id = $1 AND status IN ('waiting', 'running')`,
    [exportId],
  );
  if (!order) return;
  const head: FileHead = { exportId, language: order.lang, madeMs: clock.now() };
  const progress = progressOf(exportId, context);
  const { format } = order;
  const { rows, pieces } = isStatement(format)
    ? await statementOf({ ...order, format }, head, progress, context)
    : await tableOf({ ...order, format }, head, progress, context);
  progress.expect(rows);
  const bytes = await keepParts(tx, exportId, pieces);

  const expiresMs = clock.now() + KEPT_MS;
  await tx.query(
    `UPDATE history_export SET status = 'ready', rows = $2, rows_done = $2, bytes = $3, expires_at = $4 WHERE id = $1`,
    [exportId, progress.done(), bytes, new Date(expiresMs)],
  );
  await enqueueJob(tx, context, { kind: 'historyExportExpiry', payload: { exportId }, dueMs: expiresMs });
  await sendWaitingMails(tx, context, exportId);
}

async function tableOf(
  { customerId, filter, format, brand }: Order & { format: TableFormat },
  head: FileHead,
  progress: Progress,
  { tx, signal }: JobContext,
): Promise<Writing> {
  const filters = filtersOf(filter, customerId);
  const { accountId, fromDate, toDate } = filter;
  const [counts] = await tx.query<Counts>(countStatement(filters, accountId), filters.values);
  const [account] = await tx.query<NamedAccount>(
    `SELECT id AS "accountId", name, type, is_crypto AS "isCrypto", currency, money_text(balance) AS balance, money_text(minimum) AS minimum
       FROM account WHERE id = $1`,
    [accountId ?? null],
  );
  const rows = progress.counted(batchesOf<Transaction>(tx, everythingStatement(filters), filters.values, signal));
  const source = {
    ...head,
    accountName: account ? nameOf(account, brand, head.language) : null,
    fromDate,
    toDate,
    rows,
  };
  return { rows: counts?.results ?? 0, pieces: tableFile(format, source) };
}

interface NamedAccount extends NumberedAccount {
  name: string;
  currency: string;
  balance: string;
  minimum: string;
}

/** Name and number; beside the figures of a prepayment, what they are made of (R2.3.3). */
function nameOf(account: NamedAccount, brand: string, language: Language): string {
  const { name, type, currency, balance, minimum } = account;
  const named = `${name}, ${numberOf(brand, account)}`;
  if (type !== accountType.prepayment) return named;
  const money = (amount: string) => sayAmount(language, amount, currency);
  return `${named} · ${say(language, 'prepayment', { balance: money(balance), minimum: money(minimum) })}`;
}

async function statementOf(
  { filter, format, brand }: Order & { format: StatementFormat },
  head: FileHead,
  progress: Progress,
  context: JobContext,
): Promise<Writing> {
  const { entries, ...frame } = await bookedSource(filter, brand, context);
  const source = { ...head, ...frame, entries: progress.counted(entries) };
  return { rows: frame.credits.count + frame.debits.count, pieces: statementFile(format, source) };
}

/** @returns the bytes of all */
async function keepParts(tx: Tx, exportId: string, pieces: Pieces): Promise<number> {
  let waiting: Buffer[] = [];
  let [part, size, bytes] = [0, 0, 0];
  const keep = async () => {
    await tx.query('INSERT INTO history_export_part (export_id, part, content) VALUES ($1, $2, $3)', [
      exportId,
      part,
      Buffer.concat(waiting),
    ]);
    waiting = [];
    part += 1;
    bytes += size;
    size = 0;
  };
  for await (const piece of pieces) {
    const content = Buffer.from(piece);
    waiting.push(content);
    size += content.length;
    if (size >= PART_BYTES) await keep();
  }
  if (size > 0) await keep();
  return bytes;
}

/** How far a file is. */
interface Progress {
  expect(rows: number): void;
  /** Passes batches on and counts them. */
  counted<T>(batches: AsyncIterable<readonly T[]>): AsyncGenerator<readonly T[]>;
  done(): number;
}

/** Tells how far it is, one at a time and without being waited for: the file does not depend on it. */
function progressOf(exportId: string, { db }: JobContext): Progress {
  let isTelling = false;
  let [rows, rowsDone] = [0, 0];
  const tell = () => {
    if (isTelling) return;
    isTelling = true;
    void db
      .query(
        `UPDATE history_export SET status = 'running', rows_done = $2, rows = $3
          WHERE id = $1 AND status IN ('waiting', 'running')`,
        [exportId, rowsDone, Math.max(rows, rowsDone)],
      )
      .catch(() => undefined)
      .finally(() => (isTelling = false));
  };
  return {
    expect(count) {
      rows = count;
      tell();
    },
    async *counted(batches) {
      for await (const batch of batches) {
        yield batch;
        rowsDone += batch.length;
        tell();
      }
    },
    done: () => rowsDone,
  };
}
