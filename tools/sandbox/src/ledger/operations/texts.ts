import { sayFrom } from '../../platform/catalogue';
import en from './messages/en.json';
import es from './messages/es.json';
import pt from './messages/pt.json';
import ro from './messages/ro.json';
import ru from './messages/ru.json';
import uk from './messages/uk.json';

/** What a kind of operation is called on the bank's papers (R2.3.14). */
export const sayOperation = sayFrom({ en, es, pt, ro, ru, uk });
