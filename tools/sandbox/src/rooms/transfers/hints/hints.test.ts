// Rules: R0.173, R2.4.60.
import { moneyBank, send } from '../../../server/test-caller';
import { handlers } from '../handlers';
import { hintsOn } from './hint-rules';
import type { SentPayment } from './hint-rules';

const NOW_MS = Date.UTC(2026, 10, 22);
const HOUR_MS = 3_600_000;
const paid = (change: Partial<SentPayment> & { hoursAgo?: number } = {}): SentPayment => {
  const { hoursAgo = 0, ...rest } = change;
  return {
    payeeKind: 'bankAccount',
    payeeName: 'Greta Blum',
    payeeDetail: 'DE89370400440532013000',
    amount: '25.00',
    currencyCode: 'EUR',
    atMs: NOW_MS - hoursAgo * HOUR_MS,
    ...rest,
  };
};
const kinds = (asked: SentPayment, ...past: readonly SentPayment[]) => hintsOn(asked, past).map(({ kind }) => kind);
const fiveSmall = Array.from({ length: 5 }, (_, n) => paid({ hoursAgo: 100 + n, amount: '10' }));

test.each<[says: string, asked: SentPayment, past: SentPayment[], expected: string[]]>([
  ['a first payment', paid(), [], ['newPayee']],
  ['one to a known payee', paid(), [paid({ hoursAgo: 100 })], []],
  ['the same again within three days', paid(), [paid({ hoursAgo: 72 })], ['duplicate']],
  ['the same after three days', paid(), [paid({ hoursAgo: 73 })], []],
  ['another amount', paid({ amount: '25.01' }), [paid({ hoursAgo: 1 })], []],
  ['the same figure in another currency', paid({ currencyCode: 'RON' }), [paid({ hoursAgo: 1 })], []],
  ['the amount written another way', paid({ amount: '25' }), [paid({ hoursAgo: 1 })], ['duplicate']],
  ['another account under a known name', paid({ payeeDetail: 'FR76' }), [paid({ hoursAgo: 100 })], ['payeeChanged']],
  ['another name on a known account', paid({ payeeName: 'G. Blum' }), [paid({ hoursAgo: 100 })], ['payeeChanged']],
  [
    'a known account after another one was tried',
    paid(),
    [paid({ hoursAgo: 90, payeeDetail: 'FR76' }), paid({ hoursAgo: 100 })],
    [],
  ],
  ['spaces and case', paid({ payeeDetail: 'de89 3704 0044 0532 0130 00' }), [paid({ hoursAgo: 100 })], []],
  [
    'an address in another spelling',
    paid({ payeeDetail: 'k@xn--bro-hoa.test' }),
    [paid({ hoursAgo: 100, payeeDetail: 'K@Büro.test' })],
    [],
  ],
  ['more than twice the most', paid({ amount: '20.01' }), fiveSmall, ['unusualAmount']],
  ['twice the most', paid({ amount: '20' }), fiveSmall, []],
  ['much, with few payments before', paid({ amount: '9000' }), fiveSmall.slice(1), []],
  [
    'all there is to say, the weightiest first',
    paid({ amount: '900', payeeName: 'New' }),
    fiveSmall.map((sent) => ({ ...sent, payeeDetail: 'X' })),
    ['newPayee', 'unusualAmount'],
  ],
])('hints: %s', (_, asked, past, expected) => expect(kinds(asked, ...past)).toEqual(expected));

test('between own accounts only a repeated payment is said, and it makes no payee known', () => {
  const own = { payeeKind: 'ownAccount', payeeName: 'Dollars', payeeDetail: '12' } as const;
  expect(kinds(paid({ ...own }))).toEqual([]);
  expect(kinds(paid({ ...own }), paid({ ...own, hoursAgo: 1 }))).toEqual(['duplicate']);
  expect(kinds(paid({ payeeName: 'Dollars' }), paid({ ...own, hoursAgo: 1 }))).toEqual(['newPayee']);
});

test('the bank reads its own books: what the customer sent counts, what others sent or what came to nothing does not', async () => {
  const bank = await moneyBank();
  try {
    await bank.db.query(`UPDATE app_user SET approve_mode = 'none'`);
    const ask = async (key: string, amount = '7.77') => {
      const about = { payeeKind: 'customer', payeeName: 'Otis Vane', payeeDetail: 'otis@personas.test' } as const;
      const input = { fromAccountId: 10011, ...about, amount, currencyCode: 'EUR' };
      return (await handlers.paymentHints(input, bank.as(key))).hints.map(({ kind }) => kind);
    };
    const order = { accountId: 10011, amount: '7.77', currency: 'EUR', toEmail: 'otis@personas.test' };
    const before = await ask('ana');
    const { summary, trxid } = await send(bank.as('ana'), order);
    const [row] = await bank.db.query<{ name: string }>(`SELECT payee ->> 'name' AS name FROM payment WHERE id = $1`, [
      trxid,
    ]);
    expect(row?.name).toBe(summary.payee.name);
    expect(before).not.toContain('duplicate');
    expect(await ask('ana')).toContain('duplicate');
    expect(await ask('ben')).not.toContain('duplicate');
    await bank.db.query(`UPDATE app_user SET approve_mode = 'otp'`);
    bank.clock.advance(72 * HOUR_MS + 1);
    const { trxid: second } = await send(bank.as('ana'), order);
    expect(await ask('ana')).toContain('duplicate');
    await handlers.transferCancel({ trxid: second }, bank.as('ana'));
    expect(await ask('ana')).not.toContain('duplicate');
  } finally {
    await bank.close();
  }
});
