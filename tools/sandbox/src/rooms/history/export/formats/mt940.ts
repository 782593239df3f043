import { add } from '@bank/money';
import { isNegative, unsigned } from './decimals';
import type { BookedEntry, StatementSource } from './source';
import { swiftText } from './swift-text';

/** Letters of a line of field 86, and its lines. */
const LINE = 65;
const LINES = 6;

/** SWIFT MT940, customer statement: amounts with a comma, text in the alphabet of SWIFT. */
export async function* mt940File(source: StatementSource): AsyncGenerator<string> {
  const { account, opening, closing, credit, from, to, exportId } = source;
  const balance = (field: string, amount: string, day: string) =>
    `:${field}:${isNegative(amount) ? 'D' : 'C'}${shortDay(day)}${account.currency}${comma(amount)}\r\n`;
  yield `:20:${exportId.slice(-16).toUpperCase()}\r\n:25:${account.number}\r\n:28C:1/1\r\n${balance('60F', opening, from)}`;
  for await (const entries of source.entries) yield entries.map(lineOf).join('');
  // Field 64 is the available balance, which a prepayment shows (R2.3.3).
  const available = credit === null ? '' : balance('64', add(closing, credit), to);
  yield `${balance('62F', closing, to)}${available}-\r\n`;
}

function lineOf(entry: BookedEntry): string {
  const { day, amount, paymentId, counterpartyName, description, operationType } = entry;
  const kind = operationType === 'Fees' ? 'NCHG' : operationType === 'Card' ? 'NCMI' : 'NTRF';
  const sign = isNegative(amount) ? 'D' : 'C';
  const words = [counterpartyName, description, paymentId].map(swiftText).filter((part) => part !== '');
  return (
    `:61:${shortDay(day)}${day.slice(5, 7)}${day.slice(8, 10)}${sign}${comma(amount)}${kind}NONREF//${paymentId.slice(-16)}\r\n` +
    `:86:${inLines(words.join(' / '))}\r\n`
  );
}

const shortDay = (day: string) => day.slice(2).replaceAll('-', '');
/** Amounts of the ledger have at least two decimals, so there is a point to replace. */
const comma = (amount: string) => unsigned(amount).replace('.', ',');

/** A line may not begin with what begins a field, or ends the message. */
function inLines(text: string): string {
  const lines: string[] = [];
  for (let rest = text; rest !== '' && lines.length < LINES;) {
    rest = rest.replace(/^[:\-\s]+/, '');
    lines.push(rest.slice(0, LINE).trimEnd());
    rest = rest.slice(LINE);
  }
  return lines.join('\r\n');
}
