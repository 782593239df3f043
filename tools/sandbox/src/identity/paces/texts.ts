import { sayFrom } from '../../platform/catalogue';
import en from './messages/en.json';
import es from './messages/es.json';
import pt from './messages/pt.json';
import ro from './messages/ro.json';
import ru from './messages/ru.json';
import uk from './messages/uk.json';

export type TextId = keyof typeof en;

/** What the bank says when a pace is used up. */
export const say = sayFrom({ en, es, pt, ro, ru, uk });
