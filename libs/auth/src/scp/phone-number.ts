/** The form that the row accepts: E.164 (ITU-T), 7 to 15 digits after the plus. */
const E164 = /^\+[1-9]\d{6,14}$/;

/** A number as people write it, in E.164; null when it is none. A country code is needed: 00 counts as a plus. */
export function e164(typed: string): string | null {
  const number = typed
    .trim()
    .replace(/[\s().\-/\u2010-\u2015]/g, '')
    .replace(/^00/, '+');
  return E164.test(number) ? number : null;
}
