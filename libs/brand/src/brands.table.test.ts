// Rules: R1.1.3 to R1.1.6, R1.3.17, D20.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownText, type Brand } from './brand';
import { unstated } from './unstated';

const APPS = path.resolve(__dirname, '../../../apps');
const folders = readdirSync(APPS).filter((name) => name.startsWith('brand-'));
const brands = folders.map((folder) => {
  const module: { brand: Brand } = jest.requireActual(path.join(APPS, folder, 'src/brand.ts'));
  return [folder, module.brand] as const;
});
const values = brands.map(([, brand]) => brand);
const hosts = (brand: Brand) =>
  [
    ...brand.termsLinks.map(({ href }) => href),
    ...brand.feeLinks.map(({ href }) => href),
    ...Object.values(brand.storeLinks),
  ].flatMap((href) => (href === '' ? [] : [new URL(href)]));

test('R0.1: who registers, who speaks what, who shows adult-related industries', () => {
  const decided = values.filter(({ id }) => /^[a-f]$/.test(id));
  const table = decided.map(({ id, languages, flags }) => [
    id,
    languages.join(' '),
    flags.registration,
    flags.adultIndustries,
  ]);
  expect(table).toEqual([
    ['a', 'en es ro ru ua pt', true, false],
    ['b', 'en es ro ru ua pt', true, false],
    ['c', 'en es ro ru ua pt', true, false],
    ['d', 'en es ro ru ua pt', true, true],
    ['e', 'en es ro ru ua pt', true, false],
    ['f', 'en es', false, false],
  ]);
});

test('R0.7 and R0.17: no shipped brand has contracts or staging environments', () => {
  expect(values.filter(({ flags }) => flags.contracts || flags.staging)).toEqual([]);
});

test('R0.1: who lets nobody register says nothing about it', () => {
  expect(values.filter(({ registerLink }) => registerLink === null).map(({ id }) => id)).toEqual(['f']);
  expect(values.filter(({ flags, registerLink }) => registerLink !== null && !flags.registration)).toEqual([]);
});

test('no two brands share a name, a mark, a number or an address', () => {
  const facts = [
    values.map(({ name }) => name),
    values.map(({ legalName }) => legalName),
    values.map(({ mark }) => JSON.stringify(mark)),
    values.map(({ supportNumber }) => supportNumber),
    values.map(({ letter }) => letter.bic),
    values.map(({ termsLinks }) => termsLinks[0]?.href),
  ];
  expect(facts.map((column) => new Set(column).size)).toEqual(facts.map(() => values.length));
});

describe.each(brands)('%s', (folder, brand) => {
  test('has a BIC of the form that banks exchange: bank, country, place and perhaps a branch', () => {
    expect(brand.letter.bic).toMatch(/^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/);
  });

  test('is one letter, the one of its folder, which no other brand can have', () => {
    expect(brand.id).toMatch(/^[a-z]$/);
    expect(folder).toBe(`brand-${brand.id}`);
  });

  test('states its licence, its links, its hosts and everything else', () => {
    expect(unstated(brand)).toEqual([]);
  });

  test('says its own texts in exactly the languages it offers', () => {
    for (const text of [brand.signInHeading, brand.tagline, ...(brand.registerLink ? [brand.registerLink] : [])]) {
      expect(Object.keys(text).sort()).toEqual([...brand.languages].sort());
      expect(Object.values(text).every((sentence) => sentence.trim() !== '')).toBe(true);
    }
    expect(brand.languages).toContain(brand.defaultLanguage);
  });

  test('R0.15: every link is https, invented, and on the list of hosts that need no asking', () => {
    for (const url of hosts(brand)) {
      expect(url.protocol).toBe('https:');
      expect(url.hostname).toMatch(/\.example$/);
      expect(brand.allowedHosts).toContain(url.hostname);
    }
  });

  test('its drawing on cards and beside the sign-in weighs at most 3000 bytes, and asks for nothing', () => {
    const art = readFileSync(path.join(APPS, folder, 'src/art.svg'));
    expect(art.byteLength).toBeLessThanOrEqual(3000);
    expect(art.toString('utf8').replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|<image/);
  });

  test('its icon is the mark, small, and asks for nothing', () => {
    const icon = readFileSync(path.join(APPS, folder, 'public/favicon.svg'), 'utf8');
    for (const { d } of brand.mark.shapes) expect(icon).toContain(d);
    expect(icon.length).toBeLessThan(1024);
    expect(icon.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|<image/);
  });
});

test('a text that a brand does not have in a language is said in English', () => {
  expect(ownText({ en: 'Hello', es: 'Hola' }, 'es')).toBe('Hola');
  expect(ownText({ en: 'Hello', es: 'Hola' }, 'ro')).toBe('Hello');
});
