// Rules: R1.1.3 to R1.1.5, R1.5.3, R3.1.3, R0.92.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
const LETTERHEADS = 'tools/sandbox/src/platform/papers/brands.json';

const brands = readdirSync(path.join(ROOT, 'apps')).map((app) => ({
  id: app.replace('brand-', ''),
  text: readFileSync(path.join(ROOT, 'apps', app, 'src/brand.ts'), 'utf8'),
}));
const WORDS = [
  'name',
  'legalName',
  'registrationNumber',
  'licence',
  'bic',
  'signatory',
  'signatoryTitle',
  'email',
] as const;
const letterheads: Record<
  string,
  Record<(typeof WORDS)[number], string> & {
    mark: { d: string }[];
    addressLines: string[];
    registers: string[];
    adultIndustries: boolean;
    sourceOfWealth: boolean;
    documentsKeptYears: number;
    agreements: Record<string, string>;
  }
> = JSON.parse(readFileSync(path.join(ROOT, LETTERHEADS), 'utf8'));

test.each(brands)('brand $id has the letterhead at the bank that it has in its own file', ({ id, text }) => {
  const head = letterheads[id];
  const said = [...WORDS.map((word) => head?.[word]), ...(head?.addressLines ?? [])];
  expect(said.length).toBeGreaterThan(WORDS.length);
  for (const word of said) expect(text).toContain(`'${word}'`);
  for (const { d } of head?.mark ?? []) expect(text).toContain(d);
});

test.each(brands)('the bank lets brand $id offer what its own file says (R1.1.3 to R1.1.5)', ({ id, text }) => {
  const isOpen = /^ {4}registration: (true|false),/m.exec(text)?.[1] === 'true';
  const types = /^ {2}customerTypes: \[(.*)\],/m.exec(text)?.[1] ?? '';
  expect(letterheads[id]?.registers).toEqual(isOpen ? types.split(', ').map((type) => type.slice(1, -1)) : []);
  expect(letterheads[id]?.adultIndustries).toBe(/^ {4}adultIndustries: true,/m.test(text));
  expect(letterheads[id]?.sourceOfWealth).toBe(/^ {4}sourceOfWealth: true,/m.test(text));
  expect(letterheads[id]?.documentsKeptYears).toBe(Number(/^ {2}documentsKeptYears: (\d+),/m.exec(text)?.[1]));
});

test.each(brands)(
  'the bank links the agreements of brand $id as its own file does (R1.1.3, R1.5.3)',
  ({ id, text }) => {
    const links = Object.entries(letterheads[id]?.agreements ?? {});
    expect(links.map(([agreement]) => agreement)).toEqual(['privacy', 'terms']);
    for (const [agreement, href] of links) expect(text).toContain(`{ id: '${agreement}', href: '${href}' }`);
  },
);

test('the bank has letterheads of brands only', () => {
  expect(Object.keys(letterheads).sort()).toEqual(brands.map(({ id }) => id).sort());
});
