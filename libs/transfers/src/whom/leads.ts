import { paths } from '@bank/paths';
import { FORMS } from '../flow/forms';
import type { Whom } from './read-whom';

/** Where a payment goes on: the form of a kind with what is known for it, or a page. */
export interface Lead {
  to: string;
  /** Is handed over in memory; absent where the address says all. */
  filled?: { form: string; values: Readonly<Record<string, string>> };
}

const outside = (values: Readonly<Record<string, string>>): Lead => ({
  to: paths.transferExternal.to(),
  filled: { form: FORMS.external, values },
});

/** To a customer of the bank. @param more what is known beside the address */
export const toCustomer = (email: string, more: Readonly<Record<string, string>> = {}): Lead => ({
  to: paths.transferP2p.to(),
  filled: { form: FORMS.p2p, values: { whom: email, toEmail: email, ...more } },
});

/** To an address of no customer: its reader chooses where the money arrives. */
export const byLink = (beneficiaryEmail: string): Lead => ({
  to: paths.transferGlobal.to(),
  filled: { form: FORMS.global, values: { beneficiaryEmail } },
});

/** The kind of payment that was meant by what was typed (R0.110); null for what names nobody. */
export function leadOf(whom: Whom): Lead | null {
  switch (whom.kind) {
    case 'email':
      return toCustomer(whom.email);
    case 'iban':
      // SEPA carries euros; another currency can be chosen there.
      return outside({ iban: whom.iban, countryCode: whom.countryCode, currencyCode: 'EUR' });
    case 'card':
      return outside({ cardNumber: whom.cardNumber, type: 'oct' });
    case 'wallet':
      return outside({ walletAddress: whom.walletAddress, currencyCode: whom.coin, type: 'crypto_eft' });
    case 'account':
      return outside({ accountNumber: whom.accountNumber });
    case 'phone':
      return ofPhone(whom.phone, whom.countryCode);
    case 'place':
      return { to: whom.address };
    case 'nothing':
    case 'wrong':
    case 'name':
      return null;
  }
}

/** In Brazil a phone is a key of Pix, which is paid in dollars; in Canada Interac pays to it. */
function ofPhone(phone: string, countryCode: 'BR' | 'CA' | null): Lead | null {
  if (countryCode === 'BR') {
    const key = { instantKeyType: 'phone', instantKey: phone };
    return outside({ countryCode, currencyCode: 'USD', type: 'instant_payment', ...key });
  }
  if (countryCode === null) return null;
  return outside({ countryCode, currencyCode: 'CAD', type: 'interac', payeeEmail: phone });
}
