import type { OperationType, Transaction } from '@bank/protocol/history';
import type { Language } from '../../../../platform/languages';

/** What every file says about itself. */
export interface FileHead {
  exportId: string;
  language: Language;
  /** Ms since 1970, by the bank's clock. */
  madeMs: number;
}

/** What the filters show, newest first, in batches. */
export interface TableSource extends FileHead {
  /** Null for a list of all accounts. */
  accountName: string | null;
  /** As the filter names them; undefined where it is open. */
  fromDate: string | undefined;
  toDate: string | undefined;
  rows: AsyncIterable<readonly Transaction[]>;
}

/** One booked entry of the ledger. Fees are entries of their own, so that every balance can be followed. */
export interface BookedEntry {
  /** As the rows of a history name it: the payment's, and what tells its entries apart. */
  transactionId: string;
  paymentId: string;
  /** In UTC. */
  at: string;
  /** The reader's day. */
  day: string;
  /** Signed, in the currency of the account. */
  amount: string;
  operationType: OperationType;
  counterpartyName: string;
  description: string;
}

/** A whole account in a period, oldest first: what a statement for bookkeeping holds. */
export interface StatementSource extends FileHead {
  account: {
    /** Its IBAN where it has one. */ number: string;
    /** The bank's own. */ ownNumber: string;
    name: string;
    currency: string;
    holder: string;
  };
  /** Days of the reader, both inclusive. */
  from: string;
  to: string;
  /** Booked: what the entries add up to. */
  opening: string;
  closing: string;
  /** What a prepayment shows above its booked balance, |minimum| (R2.3.3); null for any other account. */
  credit: string | null;
  /** Of all entries, unsigned. */
  credits: { count: number; sum: string };
  debits: { count: number; sum: string };
  entries: AsyncIterable<readonly BookedEntry[]>;
}

/** A file in pieces, made as they are read. */
export type Pieces = AsyncIterable<string | Uint8Array>;
