import { isValidIBAN } from 'ibantools';

const plainIban = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();

export const isIban = (text: string): boolean => isValidIBAN(plainIban(text));

/** The country of a right IBAN; undefined where there is none. */
export const countryOfIban = (text: string): string | undefined =>
  isIban(text) ? plainIban(text).slice(0, 2) : undefined;
