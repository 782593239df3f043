import type { BinInfo } from '../../ledger/issuers';
import { binOf, outsideIssuer } from '../../ledger/issuers';
import { products } from './products';

/** @param typed a card number or its beginning, with or without spaces (R2.5.6) */
export function binInfo(typed: string): BinInfo {
  const binNumber = binOf(typed);
  const own = products.find(({ bin }) => bin === binNumber);
  if (own) {
    return {
      binNumber,
      issuer: 'Sandbox Bank',
      cardBrand: binNumber.startsWith('4') ? 'VISA' : 'MASTERCARD',
      cardCategory: own.cardIsVirtual ? 'VIRTUAL' : 'CLASSIC',
      cardType: own.subType === 'DEBIT' ? 'DEBIT' : 'PREPAID',
      countryCode: 'LU',
      currencyCode: own.currencyCode,
      isCommercial: false,
      isPrepaid: own.subType === 'PREPAID',
      valid: true,
    };
  }
  return outsideIssuer(typed);
}
