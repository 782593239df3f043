import { cleaned } from './clean';
import { bounded, NotRead, type Table } from './table';

/** The beginning of a page, a document or an object, whatever the file is called. */
const OTHER_FORMS = /^\s*(<[!?a-z]|\{|\[\s*[[{]|%PDF)/i;
/** Characters that no text has. */
const CONTROLS = /(?![\t\n\v\f\r])[\0-\x1f]/; // eslint-disable-line no-control-regex -- they are what is looked for
/** Where the file itself says its separator, as spreadsheets write and read it. */
const SAID = /^"?sep=(.)"?\r?\n/i;
/** A text that a spreadsheet keeps from becoming a number: ="040004". */
const KEPT_TEXT = /^="(.*)"$/s;

/** A text of separated values as a table. @throws NotRead when it is none */
export async function readText(text: string): Promise<Table> {
  const plain = text.replace(/^\uFEFF+/, '');
  if (OTHER_FORMS.test(plain) || CONTROLS.test(plain)) throw new NotRead('unreadable');
  const said = SAID.exec(plain);
  const body = said ? plain.slice(said[0].length) : plain;
  const { parseCsv } = await import('hucre/csv');
  const rows = parseCsv(body, { delimiter: said?.[1] ?? delimiterOf(body), typeInference: false });
  return bounded(
    rows.map((row) =>
      row.map((cell) =>
        cleaned(
          String(cell ?? '')
            .trim()
            .replace(KEPT_TEXT, '$1'),
        ),
      ),
    ),
  );
}

/** The separators, in the order in which they win. A comma loses to any other, because it also stands in amounts. */
const MARKS = ['\t', ';', '|', ','] as const;
/** A line that is one amount: the commas in it part no cells. */
const ONE_AMOUNT = /^\s*[-−]?\s*(?:[\p{L}\p{Sc}]{1,5}\s?)?\d(?:[\s.,'’]?\d)*(?:\s?[\p{L}\p{Sc}]{1,5})?\s*$/u;
/** How much of a text is looked at. */
const SAMPLE_CHARACTERS = 65_536;
const SAMPLE_LINES = 50;

/** The separator that most lines have equally often, outside of quotes. */
export function delimiterOf(text: string): string {
  const bare = text.slice(0, SAMPLE_CHARACTERS).replace(/"(?:[^"]|"")*"/g, '');
  const lines = bare
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES);
  const scored = MARKS.map((mark) => {
    const parted = mark === ',' ? lines.filter((line) => !ONE_AMOUNT.test(line)) : lines;
    return { mark, score: agreement(parted.map((line) => line.split(mark).length - 1)) };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).mark;
}

/** How many lines have what most of them have; none count that have nothing. */
function agreement(counts: readonly number[]): number {
  const lines = new Map<number, number>();
  for (const count of counts) if (count > 0) lines.set(count, (lines.get(count) ?? 0) + 1);
  return Math.max(0, ...lines.values());
}
