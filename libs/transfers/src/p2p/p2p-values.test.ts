// Rules: R2.5.1, R2.7.222, D17.
import { refusedText } from '@bank/money';
import { ONCE } from '../flow/repeat';
import { amountError, couponInput, emailError, moneyKey, type P2pFacts, p2pSchema, type P2pValues } from './p2p-values';

const euro = { locale: 'en', decimals: 2, currency: 'EUR' };
const facts: P2pFacts = {
  known: { recent: [], due: [], book: [] },
  ownEmail: 'ana@personas.test',
  sides: { debit: euro, amount: euro },
  isWhoOnly: false,
  unknownEmail: null,
  shortFor: null,
  coupon: null,
};
const values: P2pValues = {
  accountId: '1',
  whom: 'ben@personas.test',
  toEmail: 'ben@personas.test',
  amount: '250',
  debit: '',
  currency: 'EUR',
  note: '',
  invoiceId: '',
  invoiceOpen: '',
  fromEmailId: 'own',
  couponCode: '',
  templateName: '',
  ...ONCE,
};

const messages = (typed: Partial<P2pValues>, known: Partial<P2pFacts> = {}) => {
  const result = p2pSchema({ ...facts, ...known }).safeParse({ ...values, ...typed });
  return result.success ? {} : Object.fromEntries(result.error.issues.map((issue) => [issue.path[0], issue.message]));
};

describe('the P2P form', () => {
  it('lets a complete form pass', () => expect(messages({})).toEqual({}));

  it.each([
    ['', 'whomMissing'],
    ['ben@', 'emailInvalid'],
    ['Ana@Personas.test', 'emailOwn'],
  ])('says what is wrong with the address %j', (whom, message) =>
    expect(messages({ whom }, { isWhoOnly: true })).toEqual({ whom: message }),
  );

  it.each([
    ['\u200bben@personas.test', {}],
    ['Ben Ortega <ben@personas.test>', {}],
    ['mailto:ben@personas.test', {}],
    ['\u200bana@personas.test', { whom: 'emailOwn' }],
    ['\u200b', { whom: 'whomMissing' }],
  ])('reads the address %j as people see it', (whom, wrong) =>
    expect(messages({ whom }, { isWhoOnly: true })).toEqual(wrong),
  );

  it('passes on an address and a template’s name without what nobody can see, and a note as it is typed', () => {
    const typed = { toEmail: 'Ben <\u200bben@personas.test>', templateName: '\u202aRent\u202c', note: 'a\u200bb ' };
    const { data } = p2pSchema(facts).safeParse({ ...values, ...typed });
    expect(data).toMatchObject({ toEmail: 'ben@personas.test', templateName: 'Rent', note: 'a\u200bb ' });
    expect(couponInput({ ...values, couponCode: '\u200bmay10' })).toEqual({ couponCode: 'MAY10' });
  });

  it('knows whom the bank does not know, until the address is edited', () => {
    const known = { ...facts, unknownEmail: 'who@nowhere.test' };
    expect(emailError(' who@nowhere.test ', known)).toBe('emailUnknown');
    expect(emailError('who2@nowhere.test', known)).toBeNull();
  });

  it.each([
    ['', 'amountMissing'],
    ['abc', 'amountFormat'],
    ['1.234', 'amountDecimals'],
    [refusedText('1.234'), 'amountTwofold'],
    ['$5', 'amountCurrency'],
    ['0', 'amountZero'],
    ['0.00', 'amountZero'],
  ])('says what is wrong with the amount %j', (amount, message) =>
    expect(messages({ amount })).toEqual({ amount: message }),
  );

  it('says that there is not enough, until amount, account or currency change', () => {
    const known = { ...facts, shortFor: moneyKey(values) };
    expect(amountError(values, known)).toBe('amountShort');
    expect(amountError({ ...values, amount: '249' }, known)).toBeNull();
    expect(amountError({ ...values, accountId: '2' }, known)).toBeNull();
    expect(amountError({ ...values, currency: 'USD' }, known)).toBeNull();
  });

  it('takes 140 characters of note and not one more', () => {
    expect(messages({ note: 'x'.repeat(140) })).toEqual({});
    expect(messages({ note: 'x'.repeat(141) })).toEqual({ note: 'noteLong' });
  });

  it('allows a coin its 8 decimals', () =>
    expect(
      messages(
        { amount: '0.00000001', currency: 'BTC' },
        { sides: { debit: euro, amount: { ...euro, decimals: 8, currency: 'BTC' } } },
      ),
    ).toEqual({}));
});
