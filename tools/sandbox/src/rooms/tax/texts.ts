import { sayFrom } from '../../platform/catalogue';
import { httpRefusalsOf, refusalsOf, rewordedOf } from '../../platform/refusal';
import en from './messages/en.json';
import es from './messages/es.json';
import pt from './messages/pt.json';
import ro from './messages/ro.json';
import ru from './messages/ru.json';
import uk from './messages/uk.json';

/** The bank's texts about the tax certification. */
export const say = sayFrom({ en, es, pt, ro, ru, uk });

export const refused = refusalsOf(say);
export const refusedBy = rewordedOf(say);
export const refusedFile = httpRefusalsOf(say);
