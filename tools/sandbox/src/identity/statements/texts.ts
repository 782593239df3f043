import { sayFrom } from '../../platform/catalogue';
import { refusalsOf, rewordedOf } from '../../platform/refusal';
import en from './messages/en.json';
import es from './messages/es.json';
import pt from './messages/pt.json';
import ro from './messages/ro.json';
import ru from './messages/ru.json';
import uk from './messages/uk.json';

/** For the texts of a room that refuses statements with further words. */
export const catalogue = { en, es, pt, ro, ru, uk };

/** What the bank says about statements of a customer. */
const say = sayFrom(catalogue);

export const refused = refusalsOf(say);
export const refusedBy = rewordedOf(say);

/** Says that a text holds a character that nobody can see. @param lang a brand language @param at its position, from 1 */
export const sayUnseen = (lang: string, at: number): string => say(lang, 'unseenCharacter', { at: String(at) });
