import { readerZone, sentNumber } from '@bank/kit';
import type { Input } from '@bank/protocol';
import type { createPersonalAccount } from '@bank/protocol/onboarding';
import type { PhoneCode } from '@bank/protocol/phones';

// What the applications of persons and of companies have in common, as the bank takes it.

type Application = Input<typeof createPersonalAccount>;

/** The longest that the bank takes of what a device says of itself. */
const LONGEST = 16;

/** The page that applies, for the bank's own checks. A device may say nothing of itself, or too much. */
export const device = (): Application['device'] => ({
  timeZone: readerZone() ?? 'UTC',
  language: (navigator.language || 'en').slice(0, LONGEST),
  screen: `${Math.round(screen.width)}x${Math.round(screen.height)}`.slice(0, LONGEST),
});

/** @param phone as it was typed */
export function phoneOf(
  { phoneCountry, phoneNumber }: { phoneCountry: string; phoneNumber: string },
  codes: readonly PhoneCode[],
): Application['phone'] {
  const code = codes.find(({ countryCode }) => countryCode === phoneCountry);
  return { countryCode: code?.phoneCode ?? '', number: (code && sentNumber(phoneNumber, code)) ?? phoneNumber };
}

/** What may be left out is left out when it is empty. */
export function addressOf(
  {
    address1,
    address2,
    city,
    postalCode,
    stateCode,
  }: Record<'address1' | 'address2' | 'city' | 'postalCode' | 'stateCode', string>,
  countryCode: string,
): Application['address'] {
  return {
    address1,
    ...(address2 === '' ? {} : { address2 }),
    city,
    postalCode,
    countryCode,
    ...(stateCode === '' ? {} : { stateCode }),
  };
}

export const mailOf = (typed: string): string => typed.trim().toLowerCase();

export const agreementsOf = (agreements: readonly string[]): Application['agreements'] =>
  agreements.filter((id) => id === 'privacy' || id === 'terms');
