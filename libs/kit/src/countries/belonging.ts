/** A field that belongs to the country of its form, by its name; or one whose value itself says which country it is of. */
export type Belonging = string | { field: string; isOf(value: string, country: string): boolean };

/** A choice of a country; `before` is '' where it is the first one. */
interface Choice {
  country: string;
  before: string;
}

/**
 * The fields that hold something which is not of the chosen country. What was typed before the first choice was typed for it, unless its
 * value says otherwise.
 * @param values of the form, by their names
 */
export const droppedBy = (
  { country, before }: Choice,
  values: Readonly<Record<string, unknown>>,
  belongings: readonly Belonging[],
): string[] =>
  belongings.flatMap((belonging) => {
    const { field, isOf } = typeof belonging === 'string' ? { field: belonging, isOf: () => before === '' } : belonging;
    const value = values[field];
    return typeof value === 'string' && value !== '' && !isOf(value, country) ? [field] : [];
  });

/** Territories whose banks have the IBANs and SWIFT codes of another country, too. */
const SERVED_FROM: Readonly<Record<string, string>> = {
  ...{ GF: 'FR', GP: 'FR', MQ: 'FR', PM: 'FR', RE: 'FR', YT: 'FR' },
  ...{ GG: 'GB', IM: 'GB', JE: 'GB' },
};

/** As the bank reads a pasted code: without signs that nobody sees, spaces, hyphens and its own name before it. */
const plain = (typed: string): string =>
  typed
    .replace(/[\p{Cf}\s-]/gu, '')
    .toUpperCase()
    .replace(/^IBAN:?/, '');

const names = (code: string, country: string) => code === country || code === SERVED_FROM[country];

/** An IBAN begins with its country. */
const isIbanOf = (iban: string, country: string): boolean => names(plain(iban).slice(0, 2), country);

/** Behind the bank's own four letters a SWIFT code names the country. */
const isSwiftOf = (swift: string, country: string): boolean => names(plain(swift).slice(4, 6), country);

/**
 * What banks of a country ask of an account there (R2.5.5): numbers, codes and keys that no bank of another country knows. A name, an
 * address, an e-mail address and the number of a card are none of them.
 */
export const BANK_DETAILS: readonly Belonging[] = [
  { field: 'iban', isOf: isIbanOf },
  { field: 'swift', isOf: isSwiftOf },
  ...['accountNumber', 'sortCode', 'routingNumber', 'accountType', 'bankCode', 'branchCode', 'taxId'],
  ...['instantKeyType', 'instantKey', 'instantBank'],
];
