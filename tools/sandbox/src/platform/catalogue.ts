import { languages } from './languages';
import type { Language } from './languages';
import { oneLine } from './one-line';
import { shownMailbox } from './shown-mailbox';

/** Letters that are written from right to left, and characters that turn the direction. */
const TURNS =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name or a note in an isolate of its own, so that it cannot turn the bank's words beside it (R2.4.77). Its own bounds would end that early. A text that
 * turns nothing stays as it is.
 */
export const isolated = (text: string): string =>
  TURNS.test(text.replace(/\u2068[^\u2066-\u2069]*\u2069/gu, ''))
    ? `\u2068${text.replace(/[\u2066-\u2069]/gu, '')}\u2069`
    : text;

/** Directions that hold until the text around them ends. */
const HELD_DIRECTIONS = /[\u202a-\u202e]/gu;

/**
 * A name that stands in one value with other words: a detail, a bracket or another name. In an isolate of its own it turns none of them, and
 * no mark of it stands on them (R0.172). Names of before R0.170 may hold a direction.
 */
export const nameApart = (name: string): string => isolated(oneLine(name.replace(HELD_DIRECTIONS, '')));

/** A room's sentences by id, in the six files of its `messages` folder. English decides which ids there are. */
export interface Catalogue<Id extends string> {
  en: Readonly<Record<Id, string>>;
  es: Readonly<Record<NoInfer<Id>, string>>;
  ro: Readonly<Record<NoInfer<Id>, string>>;
  ru: Readonly<Record<NoInfer<Id>, string>>;
  uk: Readonly<Record<NoInfer<Id>, string>>;
  pt: Readonly<Record<NoInfer<Id>, string>>;
}

/**
 * A sentence of a room.
 * @param language as `CallContext.lang` has it; an unknown one is answered in English
 * @param values fill the `{names}` of the sentence
 */
export type Say<Id extends string> = (language: string, id: Id, values?: Readonly<Record<string, string>>) => string;

/** What a room says: `export const say = sayFrom({ en, es, ro, ru, uk, pt })`. An id that a language lacks does not compile. */
export function sayFrom<Id extends string>({ uk, ...others }: Catalogue<Id>): Say<Id> {
  const texts: Readonly<Record<Language, Readonly<Record<Id, string>>>> = { ...others, ua: uk };
  return (language, id, values = {}) =>
    texts[languages.find((known) => known === language) ?? 'en'][id].replace(/\{(\w+)\}/g, (whole, name: string) =>
      isolated(oneLine(shownMailbox(values[name] ?? whole))),
    );
}
