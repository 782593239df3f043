import { typedNumber } from './typed-number';

/** Which mark begins the decimals. The other one groups digits. */
export type Marks = 'point' | 'comma';

/** Where the decimals begin, and what stands between groups of three. */
export interface Notation {
  decimal: string;
  group: string;
}

/** The two notations that share their marks, each with the other's meaning. */
export const NOTATIONS: Readonly<Record<Marks, Notation>> = {
  point: { decimal: '.', group: ',' },
  comma: { decimal: ',', group: '.' },
};
/** Arabic has marks of its own, with one meaning. */
const ARABIC: Notation = { decimal: '٫', group: '٬' };

/** The digits of a number without zeros at either end, and how many decimals were written. */
export interface Digits {
  integer: string;
  fraction: string;
  written: number;
}

/** What the digits and marks mean in a notation; null when they are no number there. Spaces and apostrophes group digits in each. */
export function digitsIn(body: string, { decimal, group }: Notation): Digits | null {
  const [whole = '', fraction = '', ...more] = body.split(decimal);
  if (more.length > 0 || !/^\d*$/.test(fraction) || whole + fraction === '') return null;
  const integer = ungrouped(whole, group);
  if (integer === null) return null;
  return { integer: integer.replace(/^0+/, ''), fraction: fraction.replace(/0+$/, ''), written: fraction.length };
}

/** What the digits and marks may mean, each meaning once. */
export function meaningsOf(body: string): Digits[] {
  const found = [NOTATIONS.point, NOTATIONS.comma, ARABIC].flatMap((notation) => digitsIn(body, notation) ?? []);
  const byValue = new Map(found.map((digits) => [`${digits.integer}.${digits.fraction}`, digits] as const));
  return [...byValue.values()];
}

/** The digits without well-formed grouping (threes, one kind of separator, no leading zero), or null. */
function ungrouped(whole: string, group: string): string | null {
  if (/^\d*$/.test(whole)) return whole;
  const separator = [group, ' ', "'"].find((candidate) => candidate !== '' && whole.includes(candidate));
  if (separator === undefined) return null;
  const [head = '', ...threes] = whole.split(separator);
  const wellFormed = /^[1-9]\d{0,2}$/.test(head) && threes.every((three) => /^\d{3}$/.test(three));
  return wellFormed ? head + threes.join('') : null;
}

/** What the amounts of one column say together about how they are written. */
export interface ColumnNotation {
  /** The notation that some of them can only be read in; null when none says it, or when they disagree. */
  marks: Marks | null;
  /** An amount with two meanings that the others do not settle: the customer is asked. Null when there is none. */
  open: string | null;
  /** An amount that says the notation, to show how it is read; null without marks. */
  sample: string | null;
}

/** Works out the notation of a column from all of its amounts (R2.7.220). Texts that are no amounts say nothing. */
export function notationOf(texts: Iterable<string>): ColumnNotation {
  const samples: Partial<Record<Marks, string>> = {};
  let twofold: string | null = null;
  for (const text of texts) {
    const body = typedNumber(text)?.body ?? '';
    const [point, comma] = [digitsIn(body, NOTATIONS.point), digitsIn(body, NOTATIONS.comma)];
    if (point && comma) {
      if (point.integer !== comma.integer || point.fraction !== comma.fraction) twofold ??= text;
    } else if (point || comma) {
      const marks = point ? 'point' : 'comma';
      // The longest one has the most marks.
      if (text.length > (samples[marks] ?? '').length) samples[marks] = text;
    }
  }
  const [only, other] = Object.keys(NOTATIONS).filter((one): one is Marks => one in samples);
  const marks = only !== undefined && other === undefined ? only : null;
  return { marks, open: marks === null ? twofold : null, sample: marks === null ? null : (samples[marks] ?? null) };
}
