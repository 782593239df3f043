/** How long an IBAN of each country is (ISO 13616). */
const LENGTHS: Readonly<Record<string, number>> = {
  ...{ AD: 24, AE: 23, AL: 28, AT: 20, AZ: 28, BA: 20, BE: 16, BG: 22, BH: 22, BR: 29, BY: 28, CH: 21, CR: 22, CY: 28 },
  ...{ CZ: 24, DE: 22, DK: 18, DO: 28, EE: 20, EG: 29, ES: 24, FI: 18, FO: 18, FR: 27, GB: 22, GE: 22, GI: 23, GL: 18 },
  ...{ GR: 27, GT: 28, HR: 21, HU: 28, IE: 22, IL: 23, IQ: 23, IS: 26, IT: 27, JO: 30, KW: 30, KZ: 20, LB: 28, LC: 32 },
  ...{ LI: 21, LT: 20, LU: 20, LV: 21, LY: 25, MC: 27, MD: 24, ME: 22, MK: 19, MR: 27, MT: 31, MU: 30, NL: 18, NO: 15 },
  ...{ PK: 24, PL: 28, PS: 29, PT: 25, QA: 29, RO: 24, RS: 22, SA: 24, SC: 31, SE: 24, SI: 19, SK: 24, SM: 27, ST: 25 },
  ...{ SV: 28, TL: 23, TN: 24, TR: 26, UA: 29, VA: 22, VG: 24, XK: 20 },
};

/** Territories whose banks have IBANs of another country. */
const ISSUED_BY: Readonly<Record<string, string>> = {
  ...{ GF: 'FR', GP: 'FR', MQ: 'FR', PM: 'FR', RE: 'FR', YT: 'FR' },
  ...{ GG: 'GB', IM: 'GB', JE: 'GB' },
};

/** The country whose IBANs the banks of a country have; null where they have none. */
export function ibanCountry(country: string): string | null {
  const issuer = ISSUED_BY[country] ?? country;
  return issuer in LENGTHS ? issuer : null;
}

/** As it is kept: capitals without spaces. */
export const plainIban = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** Whether a text is an IBAN of a country: its length, and its check digits (ISO 7064, 97-10). */
export function isIban(typed: string, country: string): boolean {
  const iban = plainIban(typed);
  const issuer = ibanCountry(country);
  if (issuer === null || !/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return false;
  if (!iban.startsWith(issuer) || iban.length !== LENGTHS[issuer]) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** An IBAN of a country with right check digits; null where it has none. @param part how the bank begins its accounts */
export function sampleIban(country: string, part: string): string | null {
  const issuer = ibanCountry(country);
  if (issuer === null) return null;
  const account = part.padEnd((LENGTHS[issuer] ?? 0) - 4, '0123456789');
  for (let check = 2; check <= 98; check += 1) {
    const iban = `${issuer}${String(check).padStart(2, '0')}${account}`;
    if (isIban(iban, country)) return iban;
  }
  return null;
}
