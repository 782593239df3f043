import { STATEMENT_FORMATS } from '@bank/protocol/history-export';
import type { ExportFormat } from '@bank/protocol/history-export';
import { camt053File } from './camt053';
import { csvFile } from './csv-file';
import { mt940File } from './mt940';
import { ofxFile } from './ofx';
import type { Pieces, StatementSource, TableSource } from './source';
import { pdfFile, xlsxFile } from './tables';

interface Kind {
  extension: string;
  mediaType: string;
}

/** What each format is to the machines that get it. */
export const KINDS: Readonly<Record<ExportFormat, Kind>> = {
  csv: { extension: 'csv', mediaType: 'text/csv; charset=utf-8; header=present' },
  xlsx: { extension: 'xlsx', mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  pdf: { extension: 'pdf', mediaType: 'application/pdf' },
  camt053: { extension: 'xml', mediaType: 'application/xml' },
  mt940: { extension: 'sta', mediaType: 'text/plain; charset=us-ascii' },
  ofx: { extension: 'ofx', mediaType: 'application/x-ofx' },
};

const TABLES = { csv: csvFile, xlsx: xlsxFile, pdf: pdfFile } as const;
const STATEMENTS = { camt053: camt053File, mt940: mt940File, ofx: ofxFile } as const;

export type TableFormat = keyof typeof TABLES;
export type StatementFormat = keyof typeof STATEMENTS;

/** Whether a format holds a whole account instead of what the filters show. */
export const isStatement = (format: ExportFormat): format is StatementFormat => STATEMENT_FORMATS.has(format);

export const tableFile = (format: TableFormat, source: TableSource): Pieces => TABLES[format](source);
export const statementFile = (format: StatementFormat, source: StatementSource): Pieces => STATEMENTS[format](source);
