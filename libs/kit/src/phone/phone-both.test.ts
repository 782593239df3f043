// Rule: R0.130. The client and the bank read phones by rules of their own: each country is held against both.
import { bankPhoneCodes, bankPhoneNumberOf } from '@bank/testing/bank-rules';
import fc from 'fast-check';
import { numberOf, readingsOf, sentNumber } from './phone-number';

const bankReads = (prefix: string, typed: string): string | null => {
  const read = bankPhoneNumberOf(prefix, typed);
  return 'number' in read ? read.number : null;
};

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
      expect(numberOf(number, code)).toBe(number);
      expect(bankReads(phoneCode, number)).toBe(number);
      const typed = `${phoneCode}${number}`;
      const isBoth = typed.length <= maxLength;
      expect([code.countryCode, length, readingsOf(typed, code)]).toEqual([
        code.countryCode,
        length,
        isBoth ? [typed, number] : [number],
      ]);
      expect(numberOf(typed, code)).toBe(isBoth ? null : number);
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
      const sent = sentNumber(`${prefixes[before] ?? before}${number}`, code);
      const kept = sent === null ? null : bankReads(code.phoneCode, sent);
      expect(kept).toBe(numberOf(`${prefixes[before] ?? before}${number}`, code));
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
