import type { BankTransferType } from '@bank/protocol/transfers-external';
import type { Answers } from '../../external/bank-fields';

/** What a thread is asked to read: the bytes, and what kind of payments they are of. */
export type FileTask = { bytes: Uint8Array<ArrayBuffer> } & Reading;

/** batchId: the cards of the rows are named after it, because ids are given out on the main thread. */
export type Reading = { of: 'inside' } | { of: 'outside'; type: BankTransferType; batchId: string } | { of: 'links' };

/** Why a file is not taken; each word has its sentence. */
export type FileFailure = 'unreadableFile' | 'noRows' | 'tooManyRows';

/** A row whose payee the bank there may know under another name; whether it is asked is for the main thread to say. */
export interface NameQuestion {
  n: number;
  name: string;
  cells: Answers;
}

/** What a file comes to. */
export interface FileRows {
  /** An array of the rows as the SQL function of their kind takes it, and of the cards that they pay to, both as `jsonbOf` writes them. */
  rows: Uint8Array<ArrayBuffer>;
  cards: Uint8Array<ArrayBuffer>;
  /** In the order of the file. */
  questions: readonly NameQuestion[];
}

export type FileAnswer = FileRows | { failure: FileFailure };

/** Ends the reading of a file. */
export class NotRead extends Error {
  readonly why: FileFailure;

  constructor(why: FileFailure) {
    super(why);
    this.name = 'NotRead';
    this.why = why;
  }
}
