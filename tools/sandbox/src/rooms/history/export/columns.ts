import type { Transaction } from '@bank/protocol/history';
import { sayOperation } from '../../../ledger/operations/texts';
import type { Language } from '../../../platform/languages';
import { csvRecord, plainCell, textCell } from './csv';
import { say } from './texts';
import type { TextId } from './texts';

/** A column: its head in the customer's language, and its cell. */
interface Column {
  head: TextId;
  cell(row: Transaction, language: Language): string;
}

/**
 * What a program reads is neutral: instants in UTC as ISO 8601, decimal strings with a point, no sign where the column says the
 * direction. What a person reads is in their language.
 */
const COLUMNS: readonly Column[] = [
  { head: 'date', cell: ({ date }) => plainCell(date) },
  { head: 'type', cell: ({ operationType }, language) => plainCell(sayOperation(language, operationType)) },
  { head: 'status', cell: ({ status }, language) => plainCell(say(language, status)) },
  { head: 'counterparty', cell: ({ counterpartyName }) => textCell(counterpartyName) },
  { head: 'email', cell: ({ counterpartyEmail }) => textCell(counterpartyEmail ?? '') },
  { head: 'description', cell: ({ description }) => textCell(description) },
  { head: 'moneyIn', cell: ({ direction, amount }) => plainCell(direction === 'in' ? amount : '') },
  { head: 'moneyOut', cell: ({ direction, amount }) => plainCell(direction === 'out' ? amount : '') },
  { head: 'currency', cell: ({ currencyCode }) => plainCell(currencyCode) },
  { head: 'fee', cell: ({ fee }) => plainCell(fee) },
  { head: 'balanceAfter', cell: ({ balanceAfter }) => plainCell(balanceAfter ?? '') },
  { head: 'account', cell: ({ accountId }) => plainCell(String(accountId)) },
  { head: 'reference', cell: ({ transactionId }) => plainCell(transactionId) },
];

/** Spreadsheets take a file without it for one in the alphabet of the machine. */
const BYTE_ORDER_MARK = '\ufeff';

/** How a file begins. */
export function headOf(language: Language): string {
  return BYTE_ORDER_MARK + csvRecord(COLUMNS.map(({ head }) => plainCell(say(language, head))));
}

export function recordsOf(rows: readonly Transaction[], language: Language): string {
  return rows.map((row) => csvRecord(COLUMNS.map(({ cell }) => cell(row, language)))).join('');
}
