import { abs, subtract } from '@bank/money';
import { accountType } from '@bank/protocol/accounts';
import type { OperationType } from '@bank/protocol/history';
import { sayOperation } from '../../ledger/operations/texts';
import { sayAmount, sayFigure } from '../../ledger/say-amount';
import { isolated } from '../../platform/catalogue';
import type { Letterhead } from '../../platform/papers/letterheads';
import type { Paper, TableRow } from '../../platform/papers/paper';
import { imprintOf, paperLang, paperLocale, paperTime } from '../../platform/papers/paper-file';
import type { MonthFigures, StatedAccount } from './months';
import { say } from './texts';

/** One entry of the ledger. */
export interface Line {
  at: string;
  operationType: OperationType;
  name: string;
  description: string;
  /** Unsigned. */
  amount: string;
  isIn: boolean;
  balance: string;
}

interface Facts {
  head: Letterhead;
  account: Pick<StatedAccount, 'accountId' | 'currencyCode' | 'type' | 'minimum'>;
  /** As other banks know the account, where they do. */
  accountNumber: string;
  /** The holder's name and address. */
  holder: readonly string[];
  accountName: string;
  figures: MonthFigures;
  lines: readonly Line[];
  madeAt: Date;
}

/** So many rows are written out before other calls get their turn (ADR-21). */
const AT_ONCE = 100;

/** A statement in a brand language: whose, how much there was, every entry with the balance after it, and how much there is. */
export async function statementPaper(facts: Facts, lang: string): Promise<Paper> {
  const { head, account, accountNumber, holder, accountName, figures, madeAt } = facts;
  const { accountId, currencyCode } = account;
  const money = (amount: string) => minus(sayAmount(lang, amount, currencyCode));
  const day = dayOf(lang);
  const month = new Intl.DateTimeFormat(paperLocale(lang), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const words = wordsOf(account);
  const title = say(lang, 'title');
  const monthText = month.format(new Date(figures.dateFrom));
  return {
    lang: paperLang(lang),
    head,
    title: `${title}, ${accountName}, ${monthText}`,
    blocks: [
      { kind: 'title', text: title, under: monthText },
      { kind: 'lines', texts: holder },
      {
        kind: 'facts',
        rows: [
          { name: say(lang, 'account'), value: `${isolated(accountName)}, ${accountNumber}` },
          { name: say(lang, 'number'), value: `${accountId}-${figures.dateFrom.slice(0, 7)}` },
          { name: say(lang, 'period'), value: `${day(figures.dateFrom)} – ${day(figures.dateTo)}` },
          { name: say(lang, words.opening), value: money(figures.openingBalance), strong: true },
          { name: say(lang, 'moneyIn'), value: money(figures.moneyIn) },
          { name: say(lang, 'moneyOut'), value: money(figures.moneyOut) },
          { name: say(lang, words.closing), value: money(figures.closingBalance), strong: true },
          ...ownFigures(account, figures).map(({ id, amount }) => ({ name: say(lang, id), value: money(amount) })),
        ],
      },
      { kind: 'heading', text: say(lang, 'entries') },
      {
        kind: 'table',
        columns: [
          { name: say(lang, 'date'), share: 62 },
          { name: say(lang, 'what'), share: 185 },
          { name: say(lang, 'out'), share: 75, end: true },
          { name: say(lang, 'in'), share: 75, end: true },
          { name: say(lang, words.balance, { currency: currencyCode }), share: 86, end: true },
        ],
        rows: await tableRows(facts, lang),
      },
      ...(facts.lines.length === 0 ? [{ kind: 'paragraphs' as const, texts: [say(lang, 'quiet')] }] : []),
    ],
    foot: [say(lang, 'made', { time: paperTime(madeAt.toISOString(), lang) }), imprintOf(head)],
    pages: say(lang, 'pages'),
    madeMs: madeAt.getTime(),
  };
}

const isPrepayment = ({ type }: Facts['account']): boolean => type === accountType.prepayment;

/** A prepayment states what may be spent of it, any other account its balance (R2.3.3). */
const wordsOf = (account: Facts['account']) =>
  isPrepayment(account)
    ? ({ opening: 'openingAvailable', closing: 'closingAvailable', balance: 'available' } as const)
    : ({ opening: 'opening', closing: 'closing', balance: 'balance' } as const);

/** What the figure at the end of a prepayment is made of: the balance in the ledger and the minimum. */
function ownFigures(account: Facts['account'], { closingBalance }: MonthFigures) {
  if (!isPrepayment(account)) return [];
  const { minimum } = account;
  return [
    { id: 'ownBalance', amount: subtract(closingBalance, abs(minimum)) },
    { id: 'minimum', amount: minimum },
  ] as const;
}

async function tableRows({ account, figures, lines }: Facts, lang: string): Promise<TableRow[]> {
  const day = dayOf(lang);
  const words = wordsOf(account);
  const figure = (amount: string) => minus(sayFigure(lang, amount));
  const rows: TableRow[] = [
    { cells: [day(figures.dateFrom), say(lang, words.opening), '', '', figure(figures.openingBalance)], strong: true },
  ];
  for (const [at, { operationType, name, description, amount, isIn, ...line }] of lines.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await new Promise(setImmediate);
    const kind = sayOperation(lang, operationType);
    const title = operationType === 'Fees' || name === '' ? kind : name;
    const note = [kind, name, description].filter(
      (text, place, all) => text && text !== title && all.indexOf(text) === place,
    );
    const cells = [day(line.at), title, isIn ? '' : figure(amount), isIn ? figure(amount) : '', figure(line.balance)];
    rows.push(note.length === 0 ? { cells } : { cells, note: { under: 1, text: note.map(isolated).join(' · ') } });
  }
  rows.push({
    cells: [day(figures.dateTo), say(lang, words.closing), '', '', figure(figures.closingBalance)],
    strong: true,
  });
  return rows;
}

/** Writes days in UTC as a language does, in figures. */
function dayOf(lang: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat(paperLocale(lang), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (iso) => format.format(new Date(iso));
}

/** A true minus sign. */
const minus = (text: string): string => text.replace('-', '−');
