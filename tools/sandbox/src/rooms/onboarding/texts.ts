import { catalogue as stated } from '../../identity/statements/texts';
import { sayFrom } from '../../platform/catalogue';
import { refusalsOf, rewordedOf } from '../../platform/refusal';
import en from './messages/en.json';
import es from './messages/es.json';
import pt from './messages/pt.json';
import ro from './messages/ro.json';
import ru from './messages/ru.json';
import uk from './messages/uk.json';

/** What the bank says about applications. */
export const say = sayFrom({
  en: { ...stated.en, ...en },
  es: { ...stated.es, ...es },
  pt: { ...stated.pt, ...pt },
  ro: { ...stated.ro, ...ro },
  ru: { ...stated.ru, ...ru },
  uk: { ...stated.uk, ...uk },
});

export type TextId = Parameters<typeof say>[1];

export const refused = refusalsOf(say);
export const refusedBy = rewordedOf(say);
