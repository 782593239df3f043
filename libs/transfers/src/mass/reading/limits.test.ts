// Rules: R2.7.221.
import { writeXlsx } from 'hucre/xlsx';
import { answerOf, type ReadingWorker } from './answer-of';
import { readTable } from './read-table';
import { LIMITS, READY } from './table';
import type { ReadAnswer } from './table-worker';

const bytes = (text: string) => new TextEncoder().encode(text);
type Rows = (string | number | null)[][];
const csv = (rows: Rows) => bytes(rows.map((row) => row.map((cell) => cell ?? '').join(',')).join('\n'));
const tsv = (rows: Rows) => bytes(rows.map((row) => row.map((cell) => cell ?? '').join('\t')).join('\n'));
const xlsx = (rows: Rows) => writeXlsx({ sheets: [{ name: 'A', rows }] });
const FORMS = [
  ['a CSV', csv],
  ['a text of tabs', tsv],
  ['a workbook', xlsx],
] as const;

/** The rows that were read, or why none were. */
const read = (file: Uint8Array) =>
  readTable(file).then(
    (table) => table.length,
    (error: { why?: string }) => error.why,
  );

const payments = (count: number): Rows => Array.from({ length: count }, (_, at) => [`p${at}@b.test`, 1]);
const wide = (count: number): Rows => [['E-mail', ...Array.from({ length: count - 2 }, () => null), 'x']];

test.each(FORMS)('%s of 10,002 rows and 60 columns is read, and one more of either is not', async (_, fileOf) => {
  expect(LIMITS).toMatchObject({ rows: 10_002, columns: 60 });
  expect(await read(await fileOf(payments(10_002)))).toBe(10_002);
  expect(await read(await fileOf(payments(10_003)))).toBe('tooManyRows');
  expect(await read(await fileOf(wide(60)))).toBe(1);
  expect(await read(await fileOf(wide(61)))).toBe('tooManyColumns');
  // One far below is not left out.
  const empty: Rows = Array.from({ length: 20_000 }, () => [null, null]);
  expect(await read(await fileOf([...payments(2), ...empty, ...payments(1)]))).toBe('tooManyRows');
  // Empty rows and columns are none.
  expect(await read(await fileOf([...payments(2), ...empty]))).toBe(2);
  expect(await read(await fileOf([['x', ...Array.from({ length: 80 }, () => null)]]))).toBe(1);
});

test('one cell far to the right ends the reading of 10,001 rows', async () => {
  const rows = payments(10_001);
  rows[5000] = [...(rows[5000] ?? []), ...Array.from({ length: 1987 }, () => null), 'x'];
  expect(await read(await xlsx(rows))).toBe('tooManyColumns');
});

/** A workbook whose directory says that every entry is empty. */
async function understated(characters: number): Promise<Uint8Array> {
  const file = new Uint8Array(await xlsx([['x'.repeat(characters)]]));
  const view = new DataView(file.buffer);
  for (let at = 0; at + 28 < file.length; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0, true);
  return file;
}

test('a workbook that unpacks to more than 100 MB is not read, whatever its directory says', async () => {
  expect(LIMITS.unpackedBytes).toBe(100_000_000);
  expect(await read(await understated(101_000_000))).toBe('tooMuchInside');
});

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  readonly asked: unknown[] = [];
  isEnded = false;
  postMessage(data: unknown) {
    this.asked.push(data);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(answer: ReadAnswer | typeof READY) {
    this.dispatchEvent(new MessageEvent('message', { data: answer }));
  }
}

describe('the worker that reads', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Asks a worker, whose code is here unless it is not, and keeps what it comes to. */
  function asked(isHere = true) {
    const worker = new FakeWorker();
    const reader: ReadingWorker = worker;
    const controller = new AbortController();
    const answers: (ReadAnswer | null)[] = [];
    void answerOf(reader, 'a;b', controller.signal).then((answer) => answers.push(answer));
    if (isHere) worker.answer(READY);
    return { worker, controller, answers };
  }

  test('is ended after ten seconds, and the file is too slow', async () => {
    expect(LIMITS.ms).toBe(10_000);
    const { worker, answers } = asked();
    await jest.advanceTimersByTimeAsync(9_999);
    expect({ answers, isEnded: worker.isEnded }).toEqual({ answers: [], isEnded: false });
    await jest.advanceTimersByTimeAsync(1);
    expect({ answers, isEnded: worker.isEnded }).toEqual({ answers: [{ failure: 'tooSlow' }], isEnded: true });
  });

  test('has ten seconds for the file alone, however long its code is on its way', async () => {
    const { worker, answers } = asked(false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect({ answers, asked: worker.asked, isEnded: worker.isEnded }).toEqual({
      answers: [],
      asked: [],
      isEnded: false,
    });
    worker.answer(READY);
    await jest.advanceTimersByTimeAsync(9_999);
    expect({ answers, asked: worker.asked }).toEqual({ answers: [], asked: ['a;b'] });
    await jest.advanceTimersByTimeAsync(1);
    expect(answers).toEqual([{ failure: 'tooSlow' }]);
  });

  test('is ended with its answer, and nothing waits any more', async () => {
    const { worker, answers } = asked();
    expect(worker.asked).toEqual(['a;b']);
    await jest.advanceTimersByTimeAsync(9_999);
    worker.answer({ table: [['a', 'b']] });
    await jest.advanceTimersByTimeAsync(0);
    expect({ answers, isEnded: worker.isEnded }).toEqual({ answers: [{ table: [['a', 'b']] }], isEnded: true });
    expect(jest.getTimerCount()).toBe(0);
  });

  test('is ended by the customer, and where it fails', async () => {
    const [given, failed] = [asked(), asked()];
    given.controller.abort();
    failed.worker.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(0);
    expect([given.answers, failed.answers]).toEqual([[null], [{ failure: 'unreadable' }]]);
    expect([given.worker.isEnded, failed.worker.isEnded]).toEqual([true, true]);
  });
});
