// Rules: R0.54.
import { DRAFT_PREFIX, dropAllDrafts, dropDraft, readDraft, writeDraft } from './draft';

const NAMES = {
  iban: 'RO49AAAA1B31007593840000',
  taxId: '1960101123457',
  accountNumber: '31926819',
  payeeEmail: 'eva@mail.test',
};
const KEY = 'transfers.external';
const stored = () => JSON.stringify(Object.entries({ ...sessionStorage }));

afterEach(() => dropAllDrafts());

test('what names an account or a person is remembered by the page and lies in no store', () => {
  writeDraft(KEY, { ...NAMES, note: 'Rent' }, new Set());
  expect(readDraft(KEY)).toEqual({ ...NAMES, note: 'Rent' });
  expect(stored()).toContain('Rent');
  for (const value of Object.values(NAMES)) expect(stored()).not.toContain(value);
});

test('what the form itself keeps secret is not remembered either', () => {
  writeDraft(KEY, { ...NAMES, cardNumber: '4111111111111111' }, new Set(['cardNumber', 'taxId']));
  const { iban, accountNumber, payeeEmail } = NAMES;
  expect(readDraft(KEY)).toEqual({ iban, accountNumber, payeeEmail });
});

test.each([
  ['its own end', () => dropDraft(KEY)],
  ['the logout', dropAllDrafts],
])('%s forgets both', (_what, drop) => {
  writeDraft(KEY, { ...NAMES, note: 'Rent' }, new Set());
  drop();
  expect(readDraft(KEY)).toEqual({});
  expect(sessionStorage.getItem(DRAFT_PREFIX + KEY)).toBeNull();
});
