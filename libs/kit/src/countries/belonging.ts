/** A field that belongs to the country of its form, by its name; or one whose value itself says which country it is of. */
export type Belonging = string | { field: string; isOf(value: string, country: string): boolean };

/** The fields that hold something which is not of this country. @param values of the form, by their names */
export const droppedBy = (
  country: string,
  values: Readonly<Record<string, unknown>>,
  belongings: readonly Belonging[],
): string[] =>
  belongings.flatMap((belonging) => {
    const { field, isOf } = typeof belonging === 'string' ? { field: belonging, isOf: never } : belonging;
    const value = values[field];
    return typeof value === 'string' && value !== '' && !isOf(value, country) ? [field] : [];
  });

const never = () => false;

/** An IBAN begins with its country. */
const isIbanOf = (iban: string, country: string): boolean => iban.trim().toUpperCase().startsWith(country);

/** Behind the bank's own four letters a SWIFT code names the country. */
const isSwiftOf = (swift: string, country: string): boolean => swift.trim().toUpperCase().startsWith(country, 4);

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
