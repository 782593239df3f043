// Rule: R0.130. The client and the bank read phones by rules of their own: each country is held against both.
import { sentNumber } from '@bank/kit';
import type { PhoneCode } from '@bank/protocol/phones';
import { bankPhoneCodes, bankPhoneNumberOf } from '@bank/testing/bank-rules';
import fc from 'fast-check';

/** What the bank keeps of what is sent to it; null: it refuses that. */
const bankReads = (prefix: string, sent: string): string | null => {
  const read = bankPhoneNumberOf(prefix, sent);
  return 'number' in read ? read.number : null;
};

/** The digits after the prefix that the client reads; null: none, or it asks which of two. */
function clientReads(typed: string, code: PhoneCode): string | null {
  const prefix = `+${code.phoneCode}`;
  const sent = sentNumber(typed, code);
  return sent?.startsWith(prefix) === true ? sent.slice(prefix.length) : sent;
}

/** A country, and a number of it that begins with no zero. */
const phone = fc.constantFrom(...bankPhoneCodes).chain((code) =>
  fc
    .integer({ min: code.minLength, max: code.maxLength })
    .chain((length) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`)))
    .map((number) => ({ code, number })),
);

test('the code of the country before its number changes nothing, or the user is asked, in every country', () => {
  for (const code of bankPhoneCodes) {
    const { phoneCode, minLength, maxLength } = code;
    for (let length = minLength; length <= maxLength; length++) {
      // It begins with another digit than the code.
      const number = (phoneCode.startsWith('5') ? '6' : '5').repeat(length);
      expect(clientReads(number, code)).toBe(number);
      expect(bankReads(phoneCode, number)).toBe(number);
      const typed = `${phoneCode}${number}`;
      const isBoth = typed.length <= maxLength;
      expect([code.countryCode, length, clientReads(typed, code)]).toEqual([
        code.countryCode,
        length,
        isBoth ? null : number,
      ]);
      // With another country of the same prefix the bank may be unsure where the client is not; it is never wrong.
      expect([number, null]).toContain(bankReads(phoneCode, typed));
    }
  }
});

test('what the client reads is what the bank keeps, whatever the number begins with', () => {
  fc.assert(
    fc.property(phone, fc.constantFrom('', '0', '+', '00', 'code'), ({ code, number }, before) => {
      const prefixes: Readonly<Record<string, string>> = {
        '+': `+${code.phoneCode}`,
        '00': `00${code.phoneCode}`,
        code: code.phoneCode,
      };
      const typed = `${prefixes[before] ?? before}${number}`;
      const sent = sentNumber(typed, code);
      expect(sent === null ? null : bankReads(code.phoneCode, sent)).toBe(clientReads(typed, code));
    }),
    { numRuns: 500 },
  );
});

test('no bare number that begins with its own code is kept with it while it can be read without', () => {
  fc.assert(
    fc.property(phone, ({ code, number }) => {
      const kept = bankReads(code.phoneCode, `${code.phoneCode}${number}`);
      expect(kept === null || !kept.startsWith(code.phoneCode) || kept === number).toBe(true);
    }),
    { numRuns: 500 },
  );
});
