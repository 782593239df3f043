import { type FileAnswer, wholeFile } from '../handler';
import type { Letterhead } from './letterheads';

/** A PDF on its way out. @param name without its ending; letters, digits, dot, dash */
export function paperFile(name: string, content: Buffer): FileAnswer {
  return wholeFile({ name: `${name}.pdf`, mediaType: 'application/pdf', content });
}

const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', pt: 'pt-PT', ua: 'uk' };

/** The locale in which a paper writes dates, from a brand language. */
export const paperLocale = (lang: string): string => LOCALES[lang] ?? lang;

/** The language of a paper as PDFs name it, from a brand language. */
export const paperLang = (lang: string): string => (lang === 'ua' ? 'uk' : lang);

/** Day and time in UTC, and saying so: the paper is read in other places than where the customer was. */
export function paperTime(iso: string, lang: string): string {
  const format = new Intl.DateTimeFormat(paperLocale(lang), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(iso))} UTC`;
}

/** Who makes the paper, in one line at the foot. */
export const imprintOf = (head: Letterhead): string =>
  [head.legalName, head.registrationNumber, head.licence, head.supportNumber].join(' · ');
