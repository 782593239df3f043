import { responseCode } from '@bank/protocol';
import { sayFrom } from '../../platform/catalogue';
import type { MayRefuse } from '../../platform/refusal';
import { Refusal, refusalsOf } from '../../platform/refusal';
import en from './messages/en.json';
import es from './messages/es.json';
import pt from './messages/pt.json';
import ro from './messages/ro.json';
import ru from './messages/ru.json';
import uk from './messages/uk.json';

export type TextId = keyof typeof en;

/** What the bank says about applications. */
export const say = sayFrom({ en, es, pt, ro, ru, uk });

export const refused = refusalsOf(say);

/** A refusal whose word has another sentence at this field. */
export function refusedBy<Word extends string>(
  { lang }: { lang: string } & MayRefuse<NoInfer<Word>>,
  word: Word,
  { text, field, values }: { text: TextId; field: string; values?: Readonly<Record<string, string>> },
): Refusal {
  const description = say(lang, text, values);
  return new Refusal(responseCode.verify, description, { reason: word, validation: [{ description, field }] });
}
