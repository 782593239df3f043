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
  Record<(typeof WORDS)[number], string> & { mark: { d: string }[]; addressLines: string[] }
> = JSON.parse(readFileSync(path.join(ROOT, LETTERHEADS), 'utf8'));

test.each(brands)('brand $id has the letterhead at the bank that it has in its own file', ({ id, text }) => {
  const head = letterheads[id];
  const said = [...WORDS.map((word) => head?.[word]), ...(head?.addressLines ?? [])];
  expect(said.length).toBeGreaterThan(WORDS.length);
  for (const word of said) expect(text).toContain(`'${word}'`);
  for (const { d } of head?.mark ?? []) expect(text).toContain(d);
});

test('the bank has letterheads of brands only', () => {
  expect(Object.keys(letterheads).sort()).toEqual(brands.map(({ id }) => id).sort());
});
