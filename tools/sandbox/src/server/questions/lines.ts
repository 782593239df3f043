import type { Parsed, Row } from '@bank/protocol';
import { businessUserInvite, representativeAdd } from '@bank/protocol/company';
import { invoiceCreate } from '@bank/protocol/invoices';
import { createPersonalAccount, phoneCheck } from '@bank/protocol/onboarding';
import { businessAccountCreate } from '@bank/protocol/onboarding-business';
import { payeeAdd, payeeUpdate } from '@bank/protocol/payees-edit';
import { payeeNameCheck } from '@bank/protocol/payees-name-check';
import { addEmail, checkEmail } from '@bank/protocol/profile-emails';
import { externalDetailsCheck, instantKeyInfo, instantPayment } from '@bank/protocol/transfers-external';
import { recipientInstantInfo, recipientPaymentSubmit } from '@bank/protocol/transfers-global';
import { massOutsideByFile, massTransferByFile } from '@bank/protocol/transfers-mass';
import { checkPayeeEmail, p2pTransfer, p2pTransferFee } from '@bank/protocol/transfers';
import type { Pace } from '../../identity/paces/paces';
import { couponOf } from '../../rooms/transfers/p2p-coupon';
import { emailSubject, instantKeySubject, phoneSubject } from '../../rooms/transfers/questions/subjects';
import type { Subject } from '../../rooms/transfers/questions/subjects';

/** What one call asks in one pace. */
export interface QuestionLine {
  pace: Exclude<Pace, 'letters'>;
  /** In English, for docs/limits.md. */
  about: string;
  /** The field that names what is asked about, for the refusal. */
  field: (input: unknown) => string | undefined;
  /** `rows`: as many as its file has; the room asks while it reads them, and what may not be asked is left open (R0.56). */
  asks: 'rows' | ((input: unknown) => readonly Subject[]);
  /** The secret of the link that opens the call. */
  link: (input: unknown) => string | null;
}

interface Told<R extends Row> {
  pace?: QuestionLine['pace'];
  about: string;
  field?: string | ((input: Parsed<R>) => string | undefined);
  asks: 'rows' | ((input: Parsed<R>) => readonly Subject[]);
  link?: (input: Parsed<R>) => string;
}

/** The input is what this very row's schema made; the compiler cannot follow it through a map of all rows. */
const line = <R extends Row>(row: R, ...told: readonly Told<R>[]) =>
  [
    row.name,
    told.map(({ pace = 'people', about, field, asks, link }): QuestionLine => ({
      pace,
      about,
      field: (input) => (typeof field === 'function' ? field(input as Parsed<R>) : field),
      asks: asks === 'rows' ? 'rows' : (input) => asks(input as Parsed<R>),
      link: (input) => link?.(input as Parsed<R>) ?? null,
    })),
  ] as const;

type Answers = Readonly<Record<string, string>>;

/** Only an instant key is looked up in a directory of people; other accounts are known to their own banks alone. */
function keyIn({ instantKey, instantKeyType = '', taxId = '' }: Answers): Subject[] {
  if (instantKey === undefined) return [];
  return [instantKeySubject({ taxId, type: instantKeyType, key: instantKey })];
}

/** An account of another bank by what names it there. */
function accountIn({ iban = '', sortCode = '', accountNumber = '' }: Answers): Subject {
  const account = (iban === '' ? `${sortCode}${accountNumber}` : iban).replace(/[\s-]/g, '').toUpperCase();
  return { text: `account ${account}`, place: account.toLowerCase() };
}

type Target = Parsed<typeof payeeAdd>['target'];
const ofPerson = (target: Target) =>
  target.kind === 'person' ? [emailSubject(target.email)] : keyIn(target.extraParams);
const personField = ({ target }: { target: Target }) => (target.kind === 'person' ? 'email' : 'instantKey');

const coupon = { pace: 'coupons', about: 'the code of a coupon', field: 'couponCode' } as const;
const couponIn = (input: Parameters<typeof couponOf>[0]): Subject[] => {
  const code = couponOf(input);
  return code === null ? [] : [{ text: `code ${code}` }];
};
const payeeAddress = 'the payee by their address';

/**
 * Every call whose answer tells of a person, or of a code, what its caller did not know (R0.56, R0.58). An own address is a question, too:
 * who could ask about it for nothing could tell by that. A call without a line names nobody, which `lines.test.ts` has in a list.
 */
export const QUESTION_LINES: ReadonlyMap<string, readonly QuestionLine[]> = new Map<string, readonly QuestionLine[]>([
  line(checkPayeeEmail, { about: payeeAddress, field: 'email', asks: ({ email }) => [emailSubject(email)] }),
  line(
    p2pTransfer,
    { about: payeeAddress, field: 'toEmail', asks: ({ toEmail }) => [emailSubject(toEmail)] },
    { ...coupon, asks: couponIn },
  ),
  line(p2pTransferFee, { ...coupon, asks: couponIn }),
  line(massTransferByFile, { about: 'the payees of its rows by their addresses', asks: 'rows' }),
  line(massOutsideByFile, { about: 'the payees of its rows by their instant keys', asks: 'rows' }),
  line(invoiceCreate, {
    about: 'the payer by their address',
    field: 'toEmail',
    asks: ({ toEmail }) => [emailSubject(toEmail)],
  }),
  line(payeeAdd, { about: payeeAddress, field: personField, asks: ({ target }) => ofPerson(target) }),
  line(payeeUpdate, { about: payeeAddress, field: personField, asks: ({ target }) => ofPerson(target) }),
  line(payeeNameCheck, {
    about: 'the holder of an address or of an account at another bank',
    asks: ({ target }) => [target.kind === 'person' ? emailSubject(target.email) : accountIn(target.extraParams)],
  }),
  line(instantKeyInfo, {
    about: 'the holder of an instant key',
    field: 'instantKey',
    asks: ({ taxId, instantKey: key, instantKeyType: type }) => [instantKeySubject({ taxId, type, key })],
  }),
  line(recipientInstantInfo, {
    about: 'the holder of an instant key',
    field: 'instantKey',
    asks: ({ taxId, instantKey: key, instantKeyType: type }) => [instantKeySubject({ taxId, type, key })],
    link: ({ paymentSecret }) => paymentSecret,
  }),
  line(externalDetailsCheck, {
    about: 'whether the directory has an instant key',
    field: 'instantKey',
    asks: ({ extraParams }) => keyIn(extraParams),
  }),
  line(instantPayment, {
    about: 'whether the directory has an instant key',
    field: 'instantKey',
    asks: ({ extraParams }) => keyIn(extraParams),
  }),
  line(recipientPaymentSubmit, {
    about: 'whether the directory has an instant key',
    field: 'instantKey',
    asks: ({ paymentDetails }) => keyIn(paymentDetails),
    link: ({ paymentSecret }) => paymentSecret,
  }),
  line(checkEmail, {
    about: 'whether an address is a login',
    field: 'email',
    asks: ({ email }) => [emailSubject(email)],
  }),
  line(addEmail, {
    about: 'whether an address is another customer’s',
    field: 'email',
    asks: ({ email }) => [emailSubject(email)],
  }),
  line(phoneCheck, {
    about: 'whether a phone is a customer’s',
    field: 'phone',
    asks: ({ phoneCountryCode, phone }) => [phoneSubject(phoneCountryCode, phone)],
  }),
  line(createPersonalAccount, {
    about: 'whether the address and the phone are a customer’s',
    field: 'email',
    asks: ({ email, phone }) => [emailSubject(email), phoneSubject(phone.countryCode, phone.number)],
  }),
  line(businessAccountCreate, {
    about: 'whether the addresses and the phones are a customer’s',
    field: 'company.email',
    asks: ({ company, personList }) => [
      emailSubject(company.email),
      phoneSubject(company.phone.countryCode, company.phone.number),
      ...personList.flatMap(({ email }) => (email === undefined ? [] : [emailSubject(email)])),
    ],
  }),
  line(representativeAdd, {
    about: 'whether a person of the company, who may be invited later, is a user',
    field: 'email',
    asks: ({ email }) => [emailSubject(email)],
  }),
  line(businessUserInvite, {
    about: 'whether a person of the company is a user',
    field: 'email',
    asks: ({ email }) => (email === undefined ? [] : [emailSubject(email)]),
  }),
]);
