// Rules: R2.7.140, R2.7.141, R2.7.146, D19.
import fc from 'fast-check';
import en from '../messages-steps/en.json';
import es from '../messages-steps/es.json';
import pt from '../messages-steps/pt.json';
import ro from '../messages-steps/ro.json';
import ru from '../messages-steps/ru.json';
import uk from '../messages-steps/uk.json';
import { copied, filled, gridReducer, replaced, startOf } from './grid/grid-state';
import { pasted } from './grid/pasted';
import { checkAhead, fileOf, type MassLine, problemsOf, totalsOf, linesOf } from './mass-rows';
import { columnsNamed } from './reading/columns';
import { P2P } from './sheet/shape';
import { decode } from './reading/decode';
import { readTable } from './reading/read-table';
import { readText } from './reading/read-text';

const bytes = (text: string) => new TextEncoder().encode(text);
const FIELDS = P2P.fields;
const RULES = { shape: P2P, ownEmail: 'me@example.com', refused: {} };

test.each([
  ['commas, quotes and CRLF', 'E-mail,Amount,Note\r\na@b.test,"1,234.50","says ""hi"", twice"\r\n\r\n'],
  [
    'semicolons and a byte order mark',
    '\uFEFFCorreo electrónico;Importe;Concepto\na@b.test;1,234.50;"says ""hi"", twice"\n;;\n',
  ],
  ['tabs in another order', 'Сумма\tКомментарий\tПочта\n1,234.50\t"says ""hi"", twice"\ta@b.test'],
])('a file with %s reads the same', async (_, text) => {
  const { lines } = linesOf(await readTable(bytes(text)), P2P, 'EUR');
  expect(lines).toEqual([{ n: 2, email: 'a@b.test', amount: '1234.5', currency: 'EUR', note: 'says "hi", twice' }]);
});

test('every digit stays as it was written, and a file without names is read by what stands in it', async () => {
  const { lines } = linesOf(await readText('EUR;007.10;a@b.test\nEUR;100000000000000000000;b@b.test'), P2P, 'EUR');
  expect(lines.map(({ amount }) => amount)).toEqual(['7.1', '\u2063100000000000000000000']);
  expect(lines[0]).toMatchObject({ n: 1, email: 'a@b.test', currency: 'EUR' });
});

test('code pages of Windows are told from UTF-8', () => {
  expect(decode(new Uint8Array([0xcf, 0xee, 0xf7, 0xf2, 0xe0]))).toBe('Почта');
  expect(decode(new Uint8Array([0x4e, 0xfa, 0x6d, 0x65, 0x72, 0x6f]))).toBe('Número');
  expect(decode(bytes('Număr'))).toBe('Număr');
});

/** Bytes of the Windows code pages, a letter each. */
const onPage = (text: string, letters: Readonly<Record<string, number>>) =>
  new Uint8Array([...text].map((letter) => letters[letter] ?? letter.charCodeAt(0)));
const ROMANIAN = { ă: 0xe3, â: 0xe2, î: 0xee, ş: 0xba, ţ: 0xfe };

test.each([
  ['Plată şi comision', ROMANIAN],
  ['Număr de factură', ROMANIAN],
  ['în luna mai, bucătărie', ROMANIAN],
  ['Facturação da mãe, nº 5', { ç: 0xe7, ã: 0xe3, º: 0xba }],
  ['Amanhã em São João', { ã: 0xe3 }],
  ['Pago de la 1ª cuota: niño', { ª: 0xaa, ñ: 0xf1 }],
])('“%s” is told from the other Latin code page', (text, letters) => {
  expect(decode(onPage(text, letters))).toBe(text);
});

test('whatever the cells say, they come back from the text they were written to', async () => {
  const cell = fc.string({ maxLength: 12 }).map((text) => text.replace(/[\r\n\uFEFF]/g, '').trim());
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.emailAddress(), cell), { minLength: 1, maxLength: 8 }), async (rows) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const text = rows.map((row) => row.map(quoted).join(';')).join('\r\n');
      expect(await readText(`x;y\r\n${text}`)).toEqual([['x', 'y'], ...rows]);
    }),
    { numRuns: 40 },
  );
});

test('columns are found by their names in six languages', () => {
  for (const name of ['E-mail', 'Correo electrónico', 'Beneficiar', 'Destinatário', 'Эл. почта', 'Електронна пошта'])
    expect(columnsNamed([name], P2P.columns)).toEqual({ email: 0 });
  expect(columnsNamed(['a@b.test', '5'], P2P.columns)).toBeNull();
});

test.each([en, es, pt, ro, ru, uk])('the grid’s own names of its columns are found again (%#)', (texts) => {
  const [email, amount, note] = [
    texts['transfers.p2p.payeeEmail'],
    texts['transfers.p2p.amount'],
    texts['transfers.p2p.note'],
  ];
  expect(columnsNamed([note, amount, email], P2P.columns)).toEqual({ email: 2, amount: 1, note: 0 });
});

const line = (n: number, change: Partial<MassLine> = {}): MassLine => ({
  ...{ n, email: `p${n}@b.test`, amount: '1.50', currency: 'EUR', note: '' },
  ...change,
});

test('rows that spell one mailbox in two ways pay it twice (R0.173)', () => {
  const lines = ['k@büro.test', 'K@xn--bro-hoa.test', 'k@buro.test'].map((email, at) => line(at + 1, { email }));
  expect([...problemsOf(lines, RULES).keys()]).toEqual([2]);
});

test('each problem is named at its cell, a duplicate keeps nothing back, and the right rows come to a total', () => {
  const lines = [
    line(1),
    line(2, { email: 'me@example.com' }),
    line(3, { amount: '1.234' }),
    line(4, { amount: 'abc', currency: '' }),
    line(5, { email: 'p1@b.test' }),
    line(6, { note: 'x'.repeat(141) }),
    line(7, { amount: '0' }),
  ];
  const problems = problemsOf(lines, RULES);
  expect([...problems].map(([n, found]) => [n, found.map(({ field, problem }) => `${field} ${problem}`)])).toEqual([
    [2, ['email emailOwn']],
    [3, ['amount amountDecimals']],
    [4, ['amount amountFormat', 'currency currencyMissing']],
    [5, ['email duplicate']],
    [6, ['note noteLong']],
    [7, ['amount amountZero']],
  ]);
  const file = fileOf(lines, problems, RULES);
  expect(file.map(({ n }) => n)).toEqual([1, 5]);
  expect(totalsOf(file)).toEqual([{ currency: 'EUR', amount: '3', count: 2 }]);
});

test('what the bank refused stands at the row until the row says something else', () => {
  const refused = { 1: { key: 'p1@b.test 1.50 EUR', text: 'Nobody is there.' } };
  expect(problemsOf([line(1)], { ...RULES, refused }).get(1)).toEqual([
    { field: 'email', problem: 'refused', text: 'Nobody is there.' },
  ]);
  expect(problemsOf([line(1, { email: 'q@b.test' })], { ...RULES, refused }).size).toBe(0);
});

test('pasting, filling and taking back change just the cells that were meant', () => {
  const start = startOf([line(1), line(2), line(3)]);
  const at = { row: 0, column: 1 };
  const place = { lines: start.lines, all: start.lines, fields: FIELDS, one: at, other: at, locale: 'en' };
  const { cells: set } = pasted(
    [
      ['2', 'usd'],
      ['3', 'ron'],
    ],
    place,
  );
  const many = gridReducer(start, { type: 'set', cells: set });
  expect(many.lines.map(({ amount, currency }) => [amount, currency])).toEqual([
    ['2', 'USD'],
    ['3', 'RON'],
    ['1.50', 'EUR'],
  ]);
  const cells = filled(many.lines, FIELDS, at, { row: 2, column: 2 });
  const down = gridReducer(many, { type: 'set', cells });
  expect(copied(down.lines, FIELDS, at, { row: 2, column: 2 }, 'en')).toBe('2.00\tUSD\n2.00\tUSD\n2.00\tUSD');
  expect(gridReducer(gridReducer(down, { type: 'undo' }), { type: 'undo' }).lines).toEqual(start.lines);
  expect(gridReducer(gridReducer(down, { type: 'undo' }), { type: 'redo' }).lines).toEqual(down.lines);
});

test('an amount may name its own currency at either end, and no other', () => {
  const read = (amount: string, currency = 'EUR') => {
    const lines = [line(1, { amount, currency })];
    const problems = problemsOf(lines, RULES);
    return fileOf(lines, problems, RULES)[0]?.amount ?? problems.get(1)?.[0]?.problem;
  };
  for (const amount of ['€12.50', '12.50 €', '12.50 EUR', 'eur 12.50']) expect(read(amount)).toBe('12.5');
  expect(read('$12.50')).toBe('amountCurrency');
  expect(read('12.50 USD')).toBe('amountCurrency');
  expect(read('12.50 x')).toBe('amountFormat');
  expect(read('€-5')).toBe('amountZero');
  expect(read('-€5')).toBe('amountZero');
  expect(read('5', '')).toBe('currencyMissing');
});

test('a text is replaced wherever it stands, nothing in it is a pattern, and one step takes it back', () => {
  const lines = [line(1, { note: 'May (rent)' }), line(2, { note: 'RENT $1' }), line(3, { email: 'rent@b.test' })];
  const change = (find: string, put: string, field: 'note' | null = null) =>
    replaced(lines, FIELDS, { find, put, field }, 'en').map(({ n, field: of, value }) => [n, of, value]);
  expect(change('rent', 'hire')).toEqual([
    [1, 'note', 'May (hire)'],
    [2, 'note', 'hire $1'],
    [3, 'email', 'hire@b.test'],
  ]);
  expect(change('rent', '$&', 'note')).toEqual([
    [1, 'note', 'May ($&)'],
    [2, 'note', '$& $1'],
  ]);
  expect(change('(rent)', '')).toEqual([[1, 'note', 'May ']]);
  expect(change('.*', 'x')).toEqual([]);
  expect(change('', 'x')).toEqual([]);
  const start = startOf(lines);
  const done = gridReducer(start, {
    type: 'set',
    cells: replaced(lines, FIELDS, { find: 'rent', put: 'hire', field: null }, 'en'),
  });
  expect(done.lines.map(({ note }) => note)).toEqual(['May (hire)', 'hire $1', '']);
  expect(gridReducer(done, { type: 'undo' }).lines).toBe(lines);
});

test('whatever is looked for is found where it stands as it is', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 8 }), fc.string({ maxLength: 4 }), (find, put) => {
      const cells = replaced([line(1, { note: `<${find}>` })], FIELDS, { find, put, field: 'note' }, 'en');
      expect(cells).toEqual(find === put ? [] : [{ n: 1, field: 'note', value: `<${find}>`.split(find).join(put) }]);
    }),
  );
});

test('a row that was checked before is as wrong as one that is read for the first time', async () => {
  const cell = fc.constantFrom('', 'a@b.test', 'me@example.com', '5', '€5', 'x', 'EUR', 'E', '0');
  const row = fc.record({ email: cell, amount: cell, currency: cell, note: cell });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 6 }), fc.nat(5), row, async (rows, at, change) => {
      const lines = rows.map((one, n) => line(n + 1, one));
      await checkAhead(lines, RULES);
      const changed = lines.map((one, n) => (n === at ? { ...one, ...change } : one));
      for (const now of [lines, changed, lines]) {
        const asNew = structuredClone(now);
        const problems = problemsOf(now, RULES);
        expect(problems).toEqual(problemsOf(asNew, RULES));
        expect(fileOf(now, problems, RULES)).toEqual(fileOf(asNew, problems, RULES));
      }
      const other = { ...RULES, ownEmail: 'a@b.test' };
      expect(problemsOf(lines, other)).toEqual(problemsOf(structuredClone(lines), other));
    }),
  );
});
