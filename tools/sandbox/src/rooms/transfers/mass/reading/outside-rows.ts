import type { BankTransferType } from '@bank/protocol/transfers-external';
import type { KeptCard } from '../../external/payout-cards';
import { readOutsideRows } from '../file';
import { outsideRow } from './outside-line';
import type { OutsideRow } from './outside-line';
import type { NameQuestion } from './task';

interface OutsideRows {
  rows: OutsideRow[];
  /** The cards that rows pay to. */
  cards: KeptCard[];
  questions: NameQuestion[];
}

/**
 * The rows of a file of payments out of the bank, by the rules of single ones (R2.7.211).
 * @param batchId the id of a card is that of the batch with the number of its row
 * @throws NotRead
 */
export function outsideRows(bytes: Uint8Array, type: BankTransferType, batchId: string): OutsideRows {
  const read: OutsideRows = { rows: [], cards: [], questions: [] };
  for (const line of readOutsideRows(bytes)) {
    const { row, card, isQuestion } = outsideRow(type, line, `${batchId}c${line.n}`);
    if (card) read.cards.push(card);
    if (isQuestion) read.questions.push({ n: line.n, name: line.name, cells: row.cells });
    read.rows.push(row);
  }
  return read;
}
