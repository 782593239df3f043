import type { Row } from '@bank/protocol';
import { attachmentAdd } from '@bank/protocol/history-remarks';
import { addressDocumentUpload } from '@bank/protocol/profile-addresses';
import { companyDocumentUpload, companyPersonDocumentUpload } from '@bank/protocol/profile-company';
import { globalPayBatchColumns, globalPayBatchUpload } from '@bank/protocol/transfers-global-batch';
import {
  massFileColumns,
  massOutsideByFile,
  massOutsideColumns,
  massTransferByFile,
} from '@bank/protocol/transfers-mass';
import { lossOfNationalityUpload, representativePaperUpload, wFormUpload } from '@bank/protocol/tax-papers';
import { limitDocumentUpload, verificationDocumentUpload } from '@bank/protocol/kyc-tax';
import { DOCUMENT_FILE } from '../platform/documents/bounds';
import { PAYMENT_FILE } from '../rooms/transfers/mass/reading/bounds';

/** What the reading of a file that comes with a call stops at. A call brings one file. */
export interface FileReader {
  /** The field of the call that it comes in. */
  field: string;
  /** firstBytes: they say what it is, and a picture is kept without what is not seen (R0.72). thread: a thread reads it as rows. */
  by: 'firstBytes' | 'thread';
  bytes: number;
  /** Of what a thread reads; absent where the rest of a file is not looked at. */
  rows?: { most: number; columns: number; cell: number; ms: number; heapMb: number };
}

const DOCUMENT: FileReader = { field: 'file', by: 'firstBytes', ...DOCUMENT_FILE };

function payments(field: string, columns: readonly string[]): FileReader {
  const { bytes, rows: most, cell, ms, heapMb } = PAYMENT_FILE;
  return { field, by: 'thread', bytes, rows: { most, columns: columns.length, cell, ms, heapMb } };
}

/** Every row that takes a file (R0.55). A multipart row without a line here reads none: the bank does not take its body. */
export const FILE_READERS: ReadonlyMap<string, FileReader> = new Map(
  (
    [
      [addressDocumentUpload, DOCUMENT],
      [attachmentAdd, DOCUMENT],
      [companyDocumentUpload, DOCUMENT],
      [companyPersonDocumentUpload, DOCUMENT],
      [limitDocumentUpload, DOCUMENT],
      [verificationDocumentUpload, DOCUMENT],
      [wFormUpload, DOCUMENT],
      [lossOfNationalityUpload, DOCUMENT],
      [representativePaperUpload, DOCUMENT],
      [massTransferByFile, payments('file', massFileColumns)],
      [massOutsideByFile, payments('file', massOutsideColumns)],
      [globalPayBatchUpload, payments('attachedFile', globalPayBatchColumns)],
    ] satisfies [Row, FileReader][]
  ).map(([row, reader]): [string, FileReader] => [row.name, reader]),
);
