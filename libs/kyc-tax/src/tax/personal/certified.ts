import type { Input } from '@bank/protocol';
import type { fatcaCrsCertificationPersonalUpdate, TaxIdIn } from '@bank/protocol/tax-personal';
import type { TaxAnswers } from './answers';

type Certified = Input<typeof fatcaCrsCertificationPersonalUpdate>;

/** What is sent of a country: a number, or the reason without one; the explanation belongs to "cannot obtain" alone (R3.5.6). */
function countryOf({ numbers, reasons, explanations }: TaxAnswers, countryCode: string): TaxIdIn {
  const reason = reasons[countryCode];
  if (reason === 'cannotObtain')
    return { countryCode, tinMissingReason: reason, tinMissingExplanation: explanations[countryCode] ?? '' };
  if (reason !== undefined) return { countryCode, tinMissingReason: reason };
  const taxId = numbers[countryCode]?.trim() ?? '';
  return taxId === '' ? { countryCode } : { countryCode, taxId };
}

/** The answers as they are signed. */
export const certifiedOf = (answers: TaxAnswers, declarationId: string): Certified => ({
  cityOfBirth: answers.cityOfBirth,
  countryOfBirth: answers.countryOfBirth,
  dateOfBirth: answers.dateOfBirth,
  citizenship: answers.citizenship,
  addressId: Number(answers.addressId),
  isUSTaxPayer: answers.isUSTaxPayer === 'yes',
  taxIds: answers.countries.map((code) => countryOf(answers, code)),
  declarationId,
});
