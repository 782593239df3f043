import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sayFrom } from '../platform/catalogue';
import type { Say } from '../platform/catalogue';

const SOURCE = join(__dirname, '..');

/** The folders of messages of the bank, found where they are. */
export const FOLDERS: readonly string[] = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith(join('messages', 'en.json')))
  .map(dirname);

type Texts = Readonly<Record<string, string>>;
const read = (folder: string, language: string): Texts =>
  JSON.parse(readFileSync(join(SOURCE, folder, `${language}.json`), 'utf8')) as Texts;

/** What the messages of a folder say, by the ids of its sentences. */
export function catalogueIn(folder: string): { ids: readonly string[]; say: Say<string> } {
  const [en, es, ro, ru, uk, pt] = [
    ...[read(folder, 'en'), read(folder, 'es'), read(folder, 'ro')],
    ...[read(folder, 'ru'), read(folder, 'uk'), read(folder, 'pt')],
  ] as const;
  return { ids: Object.keys(en), say: sayFrom<string>({ en, es, ro, ru, uk, pt }) };
}

const NAME = /\{\w+\}/g;
/** The names that a sentence is filled in, each once and in its braces. */
export const namesIn = (sentence: string): string[] => [...new Set(sentence.match(NAME))];
