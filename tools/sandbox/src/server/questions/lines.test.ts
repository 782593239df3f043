// Rules: R0.56, R0.57, R0.58.
import type { Row } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import type * as z from 'zod/mini';
import { LETTER_LINES } from './letters';
import { QUESTION_LINES } from './lines';

const rows: readonly Row[] = Object.values(rooms).flatMap((room): Row[] => Object.values(room));
const words = ({ refusals = [] }: Row): readonly string[] => refusals;
const named = (test: (row: Row) => boolean): string[] =>
  rows
    .filter(test)
    .map(({ name }) => name)
    .toSorted();
const linesOf = (pace: string): string[] =>
  [...QUESTION_LINES].flatMap(([name, lines]) => (lines.some((line) => line.pace === pace) ? [name] : [])).toSorted();
const byRows = (name: string) => (QUESTION_LINES.get(name) ?? []).every(({ asks }) => asks === 'rows');

/** The names of the fields of a schema, and of those inside of them. */
function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  const def = schema?._zod.def as { type?: string } & Record<string, unknown>;
  if (!def) return [];
  const inner = ['innerType', 'element', 'valueType', 'in'].flatMap((key) =>
    fieldsOf(def[key] as z.core.$ZodType | undefined),
  );
  const shape = (def['shape'] ?? {}) as Record<string, z.core.$ZodType>;
  const options = (def['options'] ?? []) as readonly z.core.$ZodType[];
  return [
    ...inner,
    ...(def.type === 'union' ? options.flatMap(fieldsOf) : []),
    ...Object.entries(shape).flatMap(([name, field]) => [name, ...fieldsOf(field)]),
  ];
}

/** What can name a person, an account of theirs, or a code that not everybody has. */
const NAMES =
  /e-?mail|phone|taxId|instantKey|iban|accountNumber|cardNumber|coupon|username|extraParams|paymentDetails|payeeDetail|file$/i;

const OWN = 'looks only among what the customer has themself';
const ALIKE = 'answers alike whether it is known or not';
const KEPT = 'keeps what is said, and looks nobody up';
const PAPER = 'the file is a paper or a picture of the customer';

/** Calls that take such a field and tell of nobody, and why. A new call with one is red until it stands here or has a line. */
const TELLS_OF_NOBODY: Readonly<Record<string, string>> = {
  'POST /auth/login': ALIKE,
  'POST /auth/stores-urls/send': 'sends a text to the phone that is named; codes are counted (R0.49)',
  activateAccount: ALIKE,
  companyOwnershipDeclare: 'names the holders of the customer itself, and says of nobody whether they are a customer',
  businessActivate: ALIKE,
  activationCodeResend: ALIKE,
  passwordChangeRequest: ALIKE,
  passwordChangeCodeCheck: ALIKE,
  passwordChangeWithCode: ALIKE,
  personalInfoUpdate: KEPT,
  fatcaCrsCertificationPersonalUpdate: KEPT,
  fatcaCrsCertificationBusinessUpdate: KEPT,
  fatcaCrsCertificationRepresentativeUpdate: KEPT,
  taxIdUpdate: KEPT,
  addressDocumentUpload: PAPER,
  companyDocumentUpload: PAPER,
  companyPersonDocumentUpload: PAPER,
  limitDocumentUpload: PAPER,
  verificationDocumentUpload: PAPER,
  wFormUpload: PAPER,
  lossOfNationalityUpload: PAPER,
  representativePaperUpload: PAPER,
  attachmentAdd: PAPER,
  confirmEmail: 'is about an address that was added, which was a question',
  confirmEmailRequest: OWN,
  deleteEmail: OWN,
  setPrimaryEmail: OWN,
  'POST /verification/phones/{phoneId}/verify': OWN,
  confirmPhone: 'says that a phone is taken only to who has shown the code that was sent to it',
  deletePhone: OWN,
  phoneForCodesSet: OWN,
  transactionHistory: OWN,
  transactionSummary: OWN,
  exportStart: OWN,
  exportSendToEmail: OWN,
  historyViewSave: KEPT,
  preApprovedList: OWN,
  paymentHints: OWN,
  bankDictionary: 'names a bank, never a holder',
  recipientBankDictionary: 'names a bank, never a holder',
  eftTransfer: 'the bank of the payee knows whose account it is; this one does not',
  wireTransfer: 'the bank of the payee knows whose account it is; this one does not',
  interac: 'the bank of the payee knows whose address it is; this one does not',
  octTransfer: 'the bank knows the issuer of a card, never its holder',
  payoutCardAdd: 'the bank knows the issuer of a card, never its holder',
  cryptoEft: 'nobody knows whose wallet an address is',
  globalPayment: 'writes to the recipient, and looks nobody up',
  globalPayBatchUpload: 'its recipients are written to, and nobody is looked up',
  globalPayBatchUpdatePayments: 'its recipients are written to, and nobody is looked up',
  businessRequestConfirm: OWN,
  blackListAdd: KEPT,
  blackListDelete: OWN,
  cardActivate: OWN,
};

it('every call that takes what can name a person, or a code of a coupon, has a line or a reason', () => {
  const asking = named(({ request }) => fieldsOf(request).some((name) => NAMES.test(name)));
  expect(asking.filter((name) => !QUESTION_LINES.has(name) && !(name in TELLS_OF_NOBODY))).toEqual([]);
  expect(Object.keys(TELLS_OF_NOBODY).filter((name) => !asking.includes(name) || QUESTION_LINES.has(name))).toEqual([]);
});

it('every call with a line may say that people were asked about too often, and no other may', () => {
  expect(linesOf('people').filter((name) => !byRows(name))).toEqual(
    named((row) => words(row).includes('askedTooOften')),
  );
});

it('every call that takes the code of a coupon is in the pace of coupons', () => {
  expect(linesOf('coupons')).toEqual(named(({ request }) => fieldsOf(request).includes('couponCode')));
  expect(linesOf('coupons')).toEqual(named((row) => words(row).includes('triedTooOften')));
});

it('every line names a call of the table that its main API has', () => {
  const known = named(({ kind }) => kind === 'method');
  expect([...QUESTION_LINES.keys()].filter((name) => !known.includes(name))).toEqual([]);
});

it('every call whose letters are counted may say that there were too many, and no other may', () => {
  const counted = [...LETTER_LINES].flatMap(([name, { free }]) => (free === null ? [name] : [])).toSorted();
  expect(counted).toEqual(named((row) => words(row).includes('tooManyLetters')));
});
