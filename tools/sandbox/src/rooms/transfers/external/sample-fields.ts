import type { ExtraParam } from '@bank/protocol/extra-params';
import { BANKS } from './banks';
import { describedFields } from './bank-fields';
import { ibanCountry, sampleIban } from './iban';
import { sampleCard } from './payout-cards';
import type { Scheme } from './schemes';

/** Well-known addresses, right by their checks. The customer writes those of the payees over them. */
const ADDRESSES: Readonly<Partial<Record<Scheme['name'], string>>> = {
  Bitcoin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  Ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  Tron: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
};

/** What a scheme asks for in a country, each answered as the bank would take it (R2.7.94). A choice is answered by its first option. */
export const sampleFields = (scheme: Scheme, country: string, lang: string): SampleField[] =>
  opened(describedFields(scheme, country, lang)).map((field) => ({
    name: field.name,
    label: field.label,
    answer: answerTo(field, scheme, country),
  }));

interface SampleField {
  name: string;
  /** In the reader's language. */
  label: string;
  answer: string;
}

/** The fields, and behind each choice those that its first option opens. */
const opened = (fields: readonly ExtraParam[]): ExtraParam[] =>
  fields.flatMap((field) => [field, ...opened(field.options[0]?.extraParams ?? [])]);

function answerTo({ name, options }: ExtraParam, scheme: Scheme, country: string): string {
  const bank = BANKS.find(({ countryIso }) => countryIso === country);
  switch (name) {
    case 'iban':
      return sampleIban(country, bank?.ibanPart ?? '') ?? '';
    case 'swift':
      return bank?.swift ?? `SAMP${ibanCountry(country) ?? country}22`;
    case 'accountNumber':
      return '12345678';
    case 'sortCode':
      return '201575';
    case 'routingNumber':
      return '123456780';
    case 'beneficiaryAddress':
      return '1 Main Street';
    case 'cardNumber':
      return sampleCard(country) ?? '';
    case 'taxId':
      return '52998224725';
    case 'payeeEmail':
      return 'ana@example.com';
    case 'walletAddress':
      return ADDRESSES[scheme.name] ?? '';
    default:
      return options[0]?.value ?? '';
  }
}
