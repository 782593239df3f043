import type { MessageId } from '@bank/i18n';
import { isCrypto } from '@bank/money';
import { exportFormat, type ExportFormat, STATEMENT_FORMATS } from '@bank/protocol/history-export';
import type { HistoryFilters } from '../../history-filters';

/** How each format is called, and what it is for. */
export const FORMAT_WORDS = {
  csv: { name: 'history.export.csv', use: 'history.export.csvUse' },
  xlsx: { name: 'history.export.xlsx', use: 'history.export.xlsxUse' },
  pdf: { name: 'history.export.pdf', use: 'history.export.pdfUse' },
  camt053: { name: 'history.export.camt053', use: 'history.export.camt053Use' },
  mt940: { name: 'history.export.mt940', use: 'history.export.mt940Use' },
  ofx: { name: 'history.export.ofx', use: 'history.export.ofxUse' },
} as const satisfies Record<ExportFormat, { name: MessageId; use: MessageId }>;

/** Tables of what the filters show, and statements of a whole account (R2.7.24). */
export const FORMAT_GROUPS = [
  { label: 'history.export.tables', formats: exportFormat.options.filter((format) => !STATEMENT_FORMATS.has(format)) },
  {
    label: 'history.export.statements',
    formats: exportFormat.options.filter((format) => STATEMENT_FORMATS.has(format)),
  },
] as const satisfies readonly { label: MessageId; formats: readonly ExportFormat[] }[];

const PERIOD: ReadonlySet<string> = new Set<keyof HistoryFilters>(['fromDate', 'toDate']);

/** Whether a list can be a statement: one account, not of a crypto currency, and no filter but the period (R2.7.24). */
export function mayBeStatement(account: { currencyCode: string } | null, filters: HistoryFilters): boolean {
  return account !== null && !isCrypto(account.currencyCode) && Object.keys(filters).every((key) => PERIOD.has(key));
}
