import type { Transaction } from '@bank/protocol/history';
import { sayOperation } from '../../../../ledger/operations/texts';
import { sayAmount } from '../../../../ledger/say-amount';
import { localeOf } from '../../../../platform/languages';
import type { Language } from '../../../../platform/languages';
import { say } from '../texts';
import { tableInThread } from './in-thread';
import type { Cell, TableSheet } from './in-thread';
import type { TableSource } from './source';

/** Digits that a spreadsheet keeps: its numbers are floating point. */
const EXACT_DIGITS = 15;

/** A decimal as a number where the number is exactly it, else as text: no digit of the ledger is lost. */
export function figureCell(amount: string): number | string {
  const digits = amount.replace(/[-.]/g, '').replace(/^0+/, '');
  return digits.length <= EXACT_DIGITS ? Number(amount) : amount;
}

/** The columns of the CSV, with dates and figures typed. */
export function xlsxFile(source: TableSource): AsyncGenerator<Uint8Array> {
  const { language } = source;
  const columns: TableSheet['columns'] = [
    { head: say(language, 'date'), width: 19, isFigure: false },
    { head: say(language, 'type'), width: 18, isFigure: false },
    { head: say(language, 'status'), width: 14, isFigure: false },
    { head: say(language, 'counterparty'), width: 28, isFigure: false },
    { head: say(language, 'email'), width: 24, isFigure: false },
    { head: say(language, 'description'), width: 36, isFigure: false },
    { head: say(language, 'moneyIn'), width: 14, isFigure: true },
    { head: say(language, 'moneyOut'), width: 14, isFigure: true },
    { head: say(language, 'currency'), width: 10, isFigure: false },
    { head: say(language, 'fee'), width: 10, isFigure: true },
    { head: say(language, 'balanceAfter'), width: 18, isFigure: true },
    { head: say(language, 'account'), width: 12, isFigure: false },
    { head: say(language, 'reference'), width: 38, isFigure: false },
  ];
  const cells = (row: Transaction): Cell[] => [
    new Date(row.date),
    sayOperation(language, row.operationType),
    say(language, row.status),
    row.counterpartyName,
    row.counterpartyEmail,
    row.description,
    row.direction === 'in' ? figureCell(row.amount) : null,
    row.direction === 'out' ? figureCell(row.amount) : null,
    row.currencyCode,
    figureCell(row.fee),
    row.balanceAfter === null ? null : figureCell(row.balanceAfter),
    String(row.accountId),
    row.transactionId,
  ];
  return tableInThread(sheetOf('xlsx', source, columns), cellsOf(source.rows, cells));
}

/** To read and to print: fewer columns, figures as the language writes them. */
export function pdfFile(source: TableSource): AsyncGenerator<Uint8Array> {
  const { language } = source;
  const columns: TableSheet['columns'] = [
    { head: say(language, 'date'), width: 15, isFigure: false },
    { head: say(language, 'counterparty'), width: 22, isFigure: false },
    { head: say(language, 'description'), width: 26, isFigure: false },
    { head: say(language, 'type'), width: 15, isFigure: false },
    { head: say(language, 'status'), width: 12, isFigure: false },
    { head: say(language, 'moneyIn'), width: 15, isFigure: true },
    { head: say(language, 'moneyOut'), width: 15, isFigure: true },
    { head: say(language, 'balanceAfter'), width: 16, isFigure: true },
  ];
  const cells = (row: Transaction): Cell[] => {
    const money = figureText(row.amount, row.currencyCode, language);
    return [
      row.date.slice(0, 16).replace('T', ' '),
      row.counterpartyName,
      row.description,
      sayOperation(language, row.operationType),
      say(language, row.status),
      row.direction === 'in' ? money : '',
      row.direction === 'out' ? money : '',
      row.balanceAfter === null ? '' : figureText(row.balanceAfter, row.currencyCode, language),
    ];
  };
  return tableInThread(sheetOf('pdf', source, columns), cellsOf(source.rows, cells));
}

const figureText = (amount: string, currency: string, language: Language) => sayAmount(language, amount, currency);

function sheetOf(kind: TableSheet['kind'], source: TableSource, columns: TableSheet['columns']): TableSheet {
  const { language, accountName, fromDate, toDate, madeMs } = source;
  const made = `${new Date(madeMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const period = fromDate === undefined && toDate === undefined ? '' : `${fromDate ?? '…'} – ${toDate ?? '…'} · `;
  return {
    kind,
    columns,
    madeMs,
    lang: localeOf(language),
    title: `${say(language, 'title')}: ${accountName ?? say(language, 'allAccounts')}`,
    subtitle: period + say(language, 'made', { time: made }),
    page: say(language, 'page'),
  };
}

async function* cellsOf(
  batches: AsyncIterable<readonly Transaction[]>,
  cells: (row: Transaction) => Cell[],
): AsyncGenerator<Cell[][]> {
  for await (const rows of batches) yield rows.map(cells);
}
