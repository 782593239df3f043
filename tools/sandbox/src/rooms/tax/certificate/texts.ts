import { sayFrom } from '../../../platform/catalogue';
import en from './messages/en.json';
import es from './messages/es.json';
import pt from './messages/pt.json';
import ro from './messages/ro.json';
import ru from './messages/ru.json';
import uk from './messages/uk.json';

/**
 * What a certificate says. Except for its title and the number of a page, each text is the one that the screen shows: its id there has
 * dots and begins with `kyc-tax.`, and `libs/kyc-tax/src/tax/signature/certificate-texts.test.ts` compares the two.
 */
export const say = sayFrom({ en, es, pt, ro, ru, uk });

export type CertificateText = Parameters<typeof say>[1];
