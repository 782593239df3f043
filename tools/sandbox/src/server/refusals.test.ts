import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Row } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';

const LOCALES = ['en', 'es', 'pt', 'ro', 'ru', 'uk'];
const SOURCE = path.resolve(__dirname, '..');

/** Every sentence of the bank in one language, by id; ids of several rooms have a sentence in each. */
function idsIn(locale: string): Set<string> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  const catalogues = files.filter((file) => file.endsWith(path.join('messages', `${locale}.json`)));
  return new Set(catalogues.flatMap((file) => Object.keys(JSON.parse(readFileSync(path.join(SOURCE, file), 'utf8')))));
}

const said = LOCALES.map((locale) => [locale, idsIn(locale)] as const);
const refusing = Object.entries(rooms).flatMap(([room, table]) =>
  Object.values<Row>(table).flatMap((row) => (row.refusals ? [[`${room}: ${row.name}`, row.refusals] as const] : [])),
);

// That nothing else is said, the compiler knows (MayRefuse), and of what the database answers every test of a call (checkRefusal).
it.each(refusing)('%s refuses only with words that the bank says in six languages', (_name, words) => {
  const unsaid = said.flatMap(([locale, ids]) =>
    words.filter((word) => !ids.has(word)).map((word) => `${locale}: ${word}`),
  );
  expect(unsaid).toEqual([]);
});
