// Rules: R0.170, R0.171, D17.
import { LAWLESS_TEXTS, ONE_LINE_TEXTS } from '@bank/run/naughty';
import * as z from 'zod/mini';
import { FIELDS, lastOf } from './test-fields';
import type { Field } from './test-fields';

// Every name and every line of an address that a row takes, found in the table of rows.

/** Whether a field passes the one cleaning: it takes marks off that no other shape touches. */
const isName = ({ schema }: Field): boolean => z.safeParse(schema, '\u200bA\u202e').data === 'A';

/** What fields of names and addresses are called. */
const CALLED =
  /^(name|firstName|lastName|market|ticket|regulator|legalForm|city|cityOfBirth|postalCode|address[12]|\w+(Name|Ticket|Market))$/;

const COMPARED = 'compared, and neither kept nor sent';
const OF_A_SCHEME = 'the letters of its scheme are checked by the rules of transfers (R0.172 where the bank says it)';

/** Fields of these names that are none, or whose rule is another. A new one is a decision, and not an oversight. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'payeeNameCheck.name': COMPARED,
  'paymentHints.payeeName': COMPARED,
  'cryptoEft.beneficiaryName': OF_A_SCHEME,
  'eftTransfer.beneficiaryName': OF_A_SCHEME,
  'globalPayBatchUpdatePayments.adds.*.paymentData.beneficiaryName': OF_A_SCHEME,
  'globalPayBatchUpdatePayments.adds.*.paymentMethods.*.name': 'the id of a way to be paid',
  'globalPayBatchUpdatePayments.updates.*.paymentData.beneficiaryName': OF_A_SCHEME,
  'globalPayBatchUpdatePayments.updates.*.paymentMethods.*.name': 'the id of a way to be paid',
  'globalPayment.beneficiaryName': OF_A_SCHEME,
  'instantPayment.beneficiaryName': OF_A_SCHEME,
  'interac.beneficiaryName': OF_A_SCHEME,
  'octTransfer.beneficiaryName': OF_A_SCHEME,
  'wireTransfer.beneficiaryName': OF_A_SCHEME,
};

test('every field that is called like a name or an address passes the one cleaning', () => {
  const others = FIELDS.filter((field) => CALLED.test(lastOf(field.path)) && !isName(field)).map(({ path }) => path);
  expect([...new Set(others)].toSorted()).toEqual(Object.keys(OTHERWISE).toSorted());
});

const NAMES = [...new Map(FIELDS.filter(isName).map((field) => [field.path, field])).values()];
const TEXTS = [...LAWLESS_TEXTS, ...ONE_LINE_TEXTS];

/** Lines, controls, characters without width and direction: what could change a sentence of the bank. Written apart from the rule. */
const LAWLESS =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;

test('the table of rows has names and addresses', () => {
  const paths = NAMES.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['addressCreate.address1', 'representativeAdd.firstName']));
  expect(paths.length).toBeGreaterThan(40);
});

test.each(NAMES.map(({ path, schema }) => [path, schema] as const))(
  '%s lets no line, mark or direction of a customer in',
  (_path, schema) => {
    for (const text of TEXTS) {
      const { data } = z.safeParse(schema, text);
      if (typeof data !== 'string') continue;
      expect([text, data]).toEqual([text, expect.not.stringMatching(LAWLESS)]);
      // A mark before the first letter would stand on the bank's own word, and half a character is none.
      expect([text, /^\p{M}|\p{Cs}/u.test(data)]).toEqual([text, false]);
      expect([text, data === '' || /[^\p{Z}\p{Cc}\p{Cf}\p{M}]/u.test(data)]).toEqual([text, true]);
    }
  },
);

const EMAILS = FIELDS.filter(
  ({ schema }) => !z.safeParse(schema, 'an').success && z.safeParse(schema, 'a@b.test').success,
);

test('no address of a letter takes a lawless text before or behind its sign', () => {
  expect(EMAILS.length).toBeGreaterThan(5);
  for (const { path, schema } of EMAILS)
    for (const text of [...LAWLESS_TEXTS, 'a,b', 'ｘ'])
      for (const email of [`ana${text}@bank.test`, `ana@bank${text}.test`])
        // A mark over a letter is a letter of some name.
        if (!/^\p{M}/u.test(text))
          expect([path, email, z.safeParse(schema, email).success]).toEqual([path, email, false]);
});
