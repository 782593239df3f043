import type { BankTransferType } from '@bank/protocol/transfers-external';
import type { FeeShare } from '@bank/protocol/transfers-global-batch';
import type { Tx } from '../../../platform/db';
import type { ReadRow } from './read-row';

/** What a text of a row may have; the longest right one is an e-mail address. */
export const MOST_CHARACTERS = 254;

/** A row under its number, with what the customer chose for it; without a choice the sender pays and every way is open. */
export interface NumberedRow extends ReadRow {
  n: number;
  feeShare?: FeeShare | undefined;
  forbidden?: readonly BankTransferType[] | undefined;
}

/** Writes new rows down. They are wrong until they are checked. @param rows an array of `NumberedRow`, as `jsonbOf` writes it */
export const addRows = (tx: Tx, batchId: string, rows: Uint8Array) =>
  tx.query(
    `INSERT INTO global_row (batch_id, n, data, fee_share, forbidden, amount, unread, state, refused)
     SELECT $1, r.n, r.data, coalesce(r."feeShare", 'our'), coalesce(r.forbidden, '{}'), r.amount, r.unread, 'wrong',
       '{"reason": "invalidAmount"}'
     FROM jsonb_to_recordset($2) AS r (n int, data jsonb, "feeShare" text, forbidden text[], amount numeric, unread jsonb)`,
    [batchId, rows],
  );

/** Replaces rows that are there. */
export const writeRows = (tx: Tx, batchId: string, rows: readonly NumberedRow[]) =>
  tx.query(
    `UPDATE global_row g SET data = r.data, fee_share = r."feeShare", forbidden = r.forbidden, amount = r.amount, unread = r.unread
     FROM jsonb_to_recordset($2) AS r (n int, data jsonb, "feeShare" text, forbidden text[], amount numeric, unread jsonb)
     WHERE g.batch_id = $1 AND g.n = r.n`,
    [batchId, JSON.stringify(rows)],
  );
