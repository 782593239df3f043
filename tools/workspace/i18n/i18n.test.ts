import path from 'node:path';
import { bankFindings, findings } from './findings.mjs';
import { readBankRooms } from './catalogues.mjs';
import { LOCALES } from './icu.mjs';
import { copies, sharedTexts } from './shared.mjs';
import { synced } from './synced.mjs';

const ROOT = path.resolve(__dirname, '../../..');
const SIX = (text: string, own: Record<string, string> = {}) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, { 'cards.title': own[locale] ?? text }]));
const USED = "t('cards.title')";
const said = (catalogues: Record<string, Record<string, string> | null>, sources = USED) =>
  findings({ room: 'cards', catalogues }, sources);

test('complete texts are fine', () => {
  expect(said(SIX('Cards'))).toEqual([]);
});

test.each([
  ['missing', { ...SIX('Cards'), ro: {} }, 'cards/ro: cards.title is missing'],
  ['no file', { ...SIX('Cards'), ro: null }, 'cards/ro: there is no such file'],
  ['empty', SIX('Cards', { pt: ' ' }), 'cards/pt: cards.title is empty'],
  [
    'extra',
    { ...SIX('Cards'), es: { 'cards.title': 'x', 'cards.more': 'y' } },
    'cards/es: cards.more is not in en.json',
  ],
  ['not ICU', SIX('Cards', { ru: '{name' }), 'cards/ru: cards.title is not valid ICU: {name'],
  ['other placeholders', SIX('To {name}', { uk: 'До {who}' }), 'cards/uk: cards.title uses who, English name'],
  ['other tags', SIX('<b>x</b>', { es: 'x' }), 'cards/es: cards.title uses nothing, English <b>'],
])('%s is said', (_what, catalogues, sentence) => {
  expect(said(catalogues)).toContain(sentence);
});

test('Slavic and Romanian plurals need their own categories', () => {
  const found = said(SIX('{n, plural, one {# card} other {# cards}}'));
  expect(found).toEqual([
    'cards/ro: cards.title has a plural without few',
    'cards/ru: cards.title has a plural without few, many',
    'cards/uk: cards.title has a plural without few, many',
  ]);
});

test('a plural that only sets a number beside a word needs none', () => {
  expect(said(SIX('{n, plural, =0 {Filters} other {Filters (#)}}'))).toEqual([]);
});

test('unused ids are said; ids built by a template are used', () => {
  expect(said(SIX('Cards'), '')).toEqual(['cards: cards.title is not used anywhere']);
  expect(said(SIX('Cards'), 't(`cards.${part}`)')).toEqual([]);
});

test('sync keeps the order of English and what is translated, and drops what English has not', () => {
  expect(Object.entries(synced({ b: 'B', a: 'A' }, { a: 'ah', c: 'x' }))).toEqual([
    ['b', ''],
    ['a', 'ah'],
  ]);
});

describe('texts of several rooms', () => {
  const room = (name: string, id: string, text: string, own: Record<string, string> = {}) => ({
    room: name,
    folder: '',
    catalogues: Object.fromEntries(LOCALES.map((locale) => [locale, { [id]: own[locale] ?? text }])),
  });

  test('a text that the kit has is not written again', () => {
    const shared = sharedTexts([room('kit', 'kit.close', 'Close'), room('cards', 'cards.close', 'Close')]);
    expect(copies(shared)).toEqual(['"Close" is in the kit: use kit.close in place of cards.close']);
  });

  test('one that two rooms have is found, and is no mistake yet', () => {
    const shared = sharedTexts([room('cards', 'cards.pin', 'PIN'), room('profile', 'profile.pin', 'PIN')]);
    expect(shared).toEqual([{ text: 'PIN', ids: ['cards.pin', 'profile.pin'], rooms: ['cards', 'profile'] }]);
    expect(copies(shared)).toEqual([]);
  });

  test('two that differ in one language are two texts', () => {
    const read = room('kit', 'kit.read', 'Read');
    expect(sharedTexts([read, room('settings', 'settings.read', 'Read', { es: 'Lectura' })])).toEqual([]);
  });
});

describe('what the bank says', () => {
  const words = (text: string) => Object.fromEntries(LOCALES.map((locale) => [locale, { codeWrong: text }]));
  const bankSaid = (text: string, sources: string) =>
    bankFindings({ room: 'sandbox/auth', catalogues: words(text) }, sources);

  test.each(["refused('codeWrong')", 'say(lang, `${problem}Wrong`)'])('a word is used by %s', (source) => {
    expect(bankSaid('Wrong, {tries} left.', source)).toEqual([]);
  });

  test.each(["refused('codeWrongest')", '`${problem}Wrong`'])('and not by %s', (source) => {
    expect(bankSaid('Wrong', source)).toEqual(['sandbox/auth: codeWrong is not used anywhere']);
  });

  test.each(['{n, plural, one {#} other {#}}', '<b>Wrong</b>'])('%s would be shown as it stands', (text) => {
    expect(bankSaid(text, "'codeWrong'")).toContain('sandbox/auth/en: codeWrong is more than text with {names}');
  });

  test('every room of the bank that speaks is found, with what uses it', () => {
    const rooms = readBankRooms(ROOT);
    expect(rooms.map(({ room }) => room)).toEqual(expect.arrayContaining(['sandbox/server', 'sandbox/rooms/profile']));
    expect(rooms.filter(({ sources }) => !sources.includes('sayFrom('))).toEqual([]);
  });
});
