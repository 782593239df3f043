// Rules: R2.3.1, R2.3.17, R2.3.30.
import { accountHas, type AccountFlag } from '@bank/kit';
import { accountStatus, accountType } from '@bank/protocol/accounts';
import { cardProducts, cardStatus } from '@bank/protocol/cards';
import { offers } from '@bank/sandbox/account-rules';

const FLAGS: readonly AccountFlag[] = ['statements', 'history', 'instructions', 'cardRequest'];
const STATUSES = [...new Set([...Object.values(cardStatus), ...Object.values(accountStatus)])];
/** All types, the first and the last card product, those just outside, and one that there is not. */
const TYPES = [...Object.values(accountType), cardProducts.first, cardProducts.last, 2005, 2136, 7];
const CURRENCIES = ['EUR', 'USD', 'RON', 'GBP', 'BTC'];

const accounts = TYPES.flatMap((type) =>
  ([null, 'PREPAID', 'DEBIT'] as const).flatMap((subType) =>
    CURRENCIES.flatMap((currencyCode) =>
      [...STATUSES, 1, 99].map((accountStatusId) => ({
        type,
        subType,
        accountStatusId,
        currencyCode,
        isCrypto: currencyCode === 'BTC',
      })),
    ),
  ),
);

it.each(FLAGS)('%s: the client says of every account what the bank says', (flag) => {
  const differ = accounts.filter(({ accountStatusId: status, currencyCode: currency, ...rest }) => {
    const said = accountHas(flag, { ...rest, accountStatusId: status, currencyCode: currency });
    return said !== offers(flag, { ...rest, status, currency });
  });
  expect(differ).toEqual([]);
});

const having = (flag: AccountFlag, fields: Partial<(typeof accounts)[number]>) => {
  const known = { type: 1001, subType: null, currencyCode: 'EUR', isCrypto: false, ...fields };
  return STATUSES.filter((accountStatusId) => accountHas(flag, { ...known, accountStatusId })).toSorted(
    (a, b) => a - b,
  );
};
const LIVED = [2, 4, 11, 18, 27, 38, 71];

it('a payment account has papers while it lives and afterwards, and is paid into and carded while it is active', () => {
  expect(FLAGS.map((flag) => having(flag, {}))).toEqual([LIVED, LIVED, [2], [2]]);
  expect(FLAGS.map((flag) => having(flag, { currencyCode: 'GBP' }))).toEqual([LIVED, LIVED, [2], []]);
});

it('a wallet has an address instead of instructions, a prepayment and a prepaid card have papers only, a debit card has none', () => {
  const papers = [LIVED, LIVED, [], []];
  expect(FLAGS.map((flag) => having(flag, { isCrypto: true, currencyCode: 'BTC' }))).toEqual(papers);
  expect(FLAGS.map((flag) => having(flag, { type: 4001, subType: 'PREPAID' }))).toEqual(papers);
  expect(FLAGS.map((flag) => having(flag, { type: 2010, subType: 'PREPAID' }))).toEqual(papers);
  expect(FLAGS.map((flag) => having(flag, { type: 2006, subType: 'DEBIT' }))).toEqual([[], [], [], []]);
  expect(FLAGS.map((flag) => having(flag, { type: 4002 }))).toEqual([LIVED, LIVED, [2], []]);
});
