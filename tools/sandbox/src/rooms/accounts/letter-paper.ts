import type { Letterhead } from '../../platform/papers/letterheads';
import type { Paper } from '../../platform/papers/paper';
import { imprintOf, paperLang, paperLocale } from '../../platform/papers/paper-file';
import { say } from './texts';

/** What a letter confirms. */
export interface Confirmed {
  accountId: number;
  iban: string;
  currency: string;
  /** A day in UTC. */
  openedOn: string;
  holder: string;
  /** Of the holder, line by line; none where the bank has none. */
  address: readonly string[];
}

interface Letter {
  head: Letterhead;
  account: Confirmed;
  /** The day of the letter, in UTC: the only thing in it that passes with time, so that a day has one letter (ADR-47). */
  day: string;
}

/** The confirmation of an account in a brand language, signed as the brand says. Every figure of it is one that others already know. */
export function letterPaper({ head, account, day }: Letter, lang: string): Paper {
  const { accountId, iban, currency, openedOn, holder, address } = account;
  const format = new Intl.DateTimeFormat(paperLocale(lang), { dateStyle: 'long', timeZone: 'UTC' });
  const dayText = (iso: string) => format.format(new Date(iso));
  const title = say(lang, 'letterTitle');
  return {
    lang: paperLang(lang),
    head,
    title: `${title}, ${holder}, ${dayText(day)}`,
    blocks: [
      { kind: 'title', text: title, under: dayText(day) },
      { kind: 'lines', texts: [holder, ...address] },
      {
        kind: 'paragraphs',
        texts: [say(lang, 'letterHello'), say(lang, 'letterBody', { holder, bank: head.legalName })],
      },
      {
        kind: 'facts',
        rows: [
          { name: say(lang, 'letterHolder'), value: holder, strong: true },
          { name: say(lang, 'letterIban'), value: iban.replace(/(.{4})(?=.)/g, '$1 '), strong: true },
          { name: say(lang, 'letterBic'), value: head.bic },
          { name: say(lang, 'letterBank'), value: `${head.legalName}, ${head.addressLines.join(', ')}` },
          { name: say(lang, 'letterNumber'), value: String(accountId) },
          { name: say(lang, 'letterCurrency'), value: currency },
          { name: say(lang, 'letterOpened'), value: dayText(openedOn) },
        ],
      },
      {
        kind: 'paragraphs',
        texts: [say(lang, 'letterLimits'), say(lang, 'letterAsk', { email: head.email, phone: head.supportNumber })],
      },
      { kind: 'lines', texts: [head.signatory, head.signatoryTitle, head.legalName] },
    ],
    foot: [say(lang, 'letterMade', { day: dayText(day) }), imprintOf(head)],
    pages: say(lang, 'letterPages'),
    madeMs: Date.parse(day),
  };
}
