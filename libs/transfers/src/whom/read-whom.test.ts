// Rules: R0.110.
import { leadOf } from './leads';
import { type Here, readWhom } from './read-whom';

const here: Here = { origin: 'https://bank.test', isPlace: (path) => path.startsWith('/transfer') };
const read = (typed: string) => readWhom(typed, here);

describe('the one field', () => {
  it.each([
    ['', { kind: 'nothing' }],
    ['  \u200b ', { kind: 'nothing' }],
    ['ana@x.test', { kind: 'email', email: 'ana@x.test' }],
    ['Ana Pop <ana@x.test>', { kind: 'email', email: 'ana@x.test' }],
    ['mailto:ana@x.test', { kind: 'email', email: 'ana@x.test' }],
    ['ana@', { kind: 'email', email: 'ana@' }],
    ['DE89 3704 0044 0532 0130 00', { kind: 'iban', iban: 'DE89370400440532013000', countryCode: 'DE' }],
    ['IBAN: ro49 aaaa 1b31 0075 9384 0000', { kind: 'iban', iban: 'RO49AAAA1B31007593840000', countryCode: 'RO' }],
    ['DE88 3704 0044 0532 0130 00', { kind: 'wrong', what: 'iban' }],
    ['4111 1111 1111 1111', { kind: 'card', cardNumber: '4111111111111111' }],
    ['4111-1111-1111-1112', { kind: 'wrong', what: 'card' }],
    ['+55 (11) 98765-4321', { kind: 'phone', phone: '+5511987654321', countryCode: 'BR' }],
    ['0055 11 98765 4321', { kind: 'phone', phone: '+5511987654321', countryCode: 'BR' }],
    ['+1 416 555 0101', { kind: 'phone', phone: '+14165550101', countryCode: 'CA' }],
    ['+1 212 555 0101', { kind: 'phone', phone: '+12125550101', countryCode: null }],
    ['+40 721 000 418', { kind: 'phone', phone: '+40721000418', countryCode: null }],
    ['3192 6819', { kind: 'account', accountNumber: '31926819' }],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', { kind: 'wallet', coin: 'BTC' }],
    ['bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.002', { kind: 'wallet', coin: 'BTC' }],
    ['0x52908400098527886E0F7030069857D2E4169EE7', { kind: 'wallet', coin: 'ETH' }],
    ['TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW', { kind: 'wallet', coin: 'USDT' }],
    ['https://bank.test/transfer/invoices?id=7#pay', { kind: 'place', address: '/transfer/invoices?id=7#pay' }],
    ['https://bank.test/login', { kind: 'wrong', what: 'link' }],
    ['https://bank.test.evil.example/transfer', { kind: 'wrong', what: 'link' }],
    ['http://bank.test/transfer', { kind: 'wrong', what: 'link' }],
    ['www.example.com', { kind: 'wrong', what: 'link' }],
    ['Ana Pop', { kind: 'name', name: 'Ana Pop' }],
    ['Studio 54', { kind: 'name', name: 'Studio 54' }],
  ])('reads %j', (typed, whom) => expect(read(typed)).toMatchObject(whom));

  it.each([
    ['ana@x.test', '/transfer/p2p', { toEmail: 'ana@x.test' }],
    ['DE89370400440532013000', '/transfer/external', { iban: 'DE89370400440532013000', countryCode: 'DE' }],
    ['4111111111111111', '/transfer/external', { cardNumber: '4111111111111111', type: 'oct' }],
    [
      '+5511987654321',
      '/transfer/external',
      { countryCode: 'BR', instantKeyType: 'phone', instantKey: '+5511987654321' },
    ],
    [
      '+1 (416) 555-0101',
      '/transfer/external',
      { countryCode: 'CA', currencyCode: 'CAD', type: 'interac', payeeEmail: '+14165550101' },
    ],
  ])('leads %j into its kind, and hands over what was typed in memory alone', (typed, to, values) => {
    const lead = leadOf(read(typed));
    expect(lead).toMatchObject({ to, filled: { values } });
    expect(lead?.to).not.toMatch(/\d{3}|@/);
  });

  it.each(['', 'Ana Pop', '+40 721 000 418', 'https://example.com/pay'])('leads %j nowhere', (typed) =>
    expect(leadOf(read(typed))).toBeNull(),
  );
});
