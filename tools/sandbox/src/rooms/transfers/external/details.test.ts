// Rules: R2.5.6, R2.7.94, R2.7.96, R2.7.97, R2.9.9.
import { moneyBank, refusedAt } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { handlers } from '../handlers';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());

const addCard = async (cardNumber: string) => handlers.payoutCardAdd({ cardNumber, countryCode: 'DE' }, bank.as('ana'));

test.each([
  ['a slip', '4242 4242 4242 4241'],
  ['an unknown issuer', '4111 1111 1111 1111'],
  ['a blocked issuer', '5300 0000 0000 0006'],
  ['a card of another country', '4000 0000 0000 0002'],
  ['too short', '4242'],
])('a card with %s is refused at its field', async (_what, cardNumber) => {
  expect(await refusedAt(addCard(cardNumber))).toMatchObject({ reason: 'invalidBankDetails', field: 'cardNumber' });
  const { bins } = await handlers.blockedBinList({}, bank.as('ana'));
  expect(bins.includes(cardNumber.replaceAll(' ', '').slice(0, 6))).toBe(cardNumber.startsWith('53'));
});

test('an instant key names its owner and bank, and what nobody knows is an array', async () => {
  const ask = async (taxId: string, instantKeyType: 'email' | 'phone', instantKey: string) =>
    (await handlers.instantKeyInfo({ taxId, instantKeyType, instantKey }, bank.as('ana'))).key;
  expect(await ask('11144477735', 'email', 'Rafael@Exemplo.test')).toEqual({
    name: 'Rafael Nunes',
    bankName: 'Banco Ipê',
  });
  expect(await ask('93541134780', 'phone', '+55 (11) 98765 4321')).toMatchObject({ name: 'Bianca Alves' });
  // The key of another person.
  expect(await ask('52998224725', 'email', 'rafael@exemplo.test')).toEqual([]);
});

test.each([
  ['instant_payment', 'BR', 'USD', { taxId: '52998224726', instantKeyType: 'taxId' }, 'taxId'],
  [
    'instant_payment',
    'BR',
    'USD',
    { taxId: '11144477735', instantKeyType: 'email', instantKey: 'no@body.test' },
    'instantKey',
  ],
  [
    'instant_payment',
    'BR',
    'USD',
    { taxId: '11222333000181', instantKeyType: 'account', instantBank: '999' },
    'instantBank',
  ],
  ['interac', 'CA', 'CAD', { payeeEmail: 'nobody' }, 'payeeEmail'],
  [
    'wire',
    'JP',
    'USD',
    { accountNumber: '1234567', swift: 'SAKUJPJT', bankCode: '0138', branchCode: '999', beneficiaryAddress: 'x' },
    'branchCode',
  ],
  ['crypto_eft', undefined, 'ETH', { walletAddress: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }, 'walletAddress'],
] as const)(
  '%s to %s: what is wrong is named before an amount is typed',
  async (type, countryCode, currencyCode, given, field) => {
    const asked = { type, countryCode, currencyCode, extraParams: { ...given } };
    const check = async () => handlers.externalDetailsCheck(asked, bank.as('ana'));
    expect(await refusedAt(check())).toMatchObject({ reason: 'invalidBankDetails', field });
  },
);
