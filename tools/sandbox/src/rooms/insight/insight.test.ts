// Rules: R2.7.40.
import { add, compare, isNegative, subtract } from '@bank/money';
import { moneyBank, refusedAt, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { handlers } from './handlers';

const TODAY = '2026-11-16';
const ZONE = 'Pacific/Auckland';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
  // One payment waits for its code, another arrives at once.
  const order = { accountId: 10011, amount: '7.50', currency: 'EUR', toEmail: 'otis@personas.test', note: 'Waits' };
  await send(bank.as('ana'), order);
  await send(bank.as('ben'), { ...order, accountId: 10021, note: 'Arrives' });
});
afterAll(() => bank.close());

type Input = Parameters<typeof handlers.insightOverview>[0];
const insight = async (key: string, input: Partial<Input> = {}) =>
  handlers.insightOverview({ today: TODAY, ...input }, bank.as(key));

interface Moved {
  at: Date;
  kind: string;
  amount: string;
  fee: string;
  name: string;
  isFee: boolean;
}

/** Everything that moved or is about to, straight from the tables. */
async function everything(customerId: number, currency: string): Promise<Moved[]> {
  const { rows } = await bank.pool.query<Moved>(
    `SELECT e.at, e.operation_type AS kind, e.amount::text, (CASE WHEN e.line = 1 THEN o.fee ELSE 0 END)::text AS fee,
       e.counterparty_name AS name, e.line = 2 AS "isFee"
     FROM entry e JOIN payment o ON o.id = e.payment_id WHERE e.customer_id = $1 AND e.currency = $2
     UNION ALL
     SELECT p.at, p.kind, (-p.debit)::text, p.fee::text, p.payee ->> 'name', false FROM payment p
     WHERE p.customer_id = $1 AND p.debit_currency = $2 AND p.status IN ('pending', 'created') AND p.released_at IS NULL`,
    [customerId, currency],
  );
  return rows.filter(({ isFee }) => !isFee);
}

const dayIn = (zone: string, at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);
const plain = (amount: string) => add(amount, '0');

/** The figures of a month, added up by hand. */
function byHand(moved: readonly Moved[], month: string, zone: string) {
  let [incoming, out, toDay, fees] = ['0', '0', '0', '0'];
  const categories = new Map<string, string>();
  for (const { at, kind, amount, fee, name } of moved) {
    const day = dayIn(zone, at);
    if (!day.startsWith(month)) continue;
    fees = add(fees, kind === 'Fees' ? subtract('0', amount) : fee);
    if (kind === 'OwnTransfer' || kind === 'Exchange') continue;
    const whole = subtract(amount, fee);
    if (!isNegative(whole)) incoming = add(incoming, whole);
    else {
      out = subtract(out, whole);
      if (day.slice(8) <= TODAY.slice(8)) toDay = subtract(toDay, whole);
      categories.set(name, subtract(categories.get(name) ?? '0', whole));
    }
  }
  return { in: incoming, out, outToDay: toDay, fees, payees: categories };
}

test.each([
  ['ana', 1001, 'EUR', 'UTC'],
  ['ana', 1001, 'EUR', ZONE],
  ['ana', 1001, 'USD', 'UTC'],
  ['ben', 1002, 'EUR', 'UTC'],
])(
  '%s (%i), %s in %s: every figure of twelve months is what the entries add up to',
  async (key, id, currency, zone) => {
    const answer = await insight(key, { currencyCode: currency, timeZone: zone });
    const moved = await everything(id, currency);
    expect(moved.length).toBeGreaterThan(0);
    expect(answer.months.map(({ month }) => month)).toEqual([
      '2025-12',
      ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
    ]);
    for (const month of answer.months) {
      const expected = byHand(moved, month.month, zone);
      expect({
        in: plain(month.in),
        out: plain(month.out),
        toDay: plain(month.outToDay),
        fees: plain(month.fees),
      }).toEqual({
        in: expected.in,
        out: expected.out,
        toDay: expected.outToDay,
        fees: expected.fees,
      });
      const ofMonth = answer.categories.filter((each) => each.month === month.month);
      expect(ofMonth.reduce((sum, { amount }) => add(sum, amount), '0')).toBe(expected.out);
      const payees = answer.payees.filter((each) => each.month === month.month);
      const most = [...expected.payees]
        .sort(([a, one], [b, other]) => compare(other, one) || (a < b ? -1 : 1))
        .slice(0, 10);
      expect(payees.map(({ name, amount }) => [name, plain(amount)])).toEqual(
        expect.arrayContaining(most.map(([name, amount]) => [name, amount])),
      );
      expect(payees).toHaveLength(most.length);
    }
  },
);

test('the last balance is what the accounts of the currency hold now', async () => {
  const { months } = await insight('ben', { currencyCode: 'EUR' });
  const { rows } = await bank.pool.query<{ held: string }>(
    `SELECT sum(balance + CASE WHEN type = 4001 THEN abs(minimum) ELSE 0 END)::text AS held FROM account
     WHERE customer_id = 1002 AND currency = 'EUR' AND type <> 11 AND status <> 11`,
  );
  expect(plain(months.at(-1)?.balance ?? '')).toBe(plain(rows[0]?.held ?? ''));
});

test('without a currency it is the one with the most entries, and another one is refused', async () => {
  const answer = await insight('ana');
  expect(answer.currencyCode).toBe(answer.currencies[0]);
  expect([...answer.currencies].sort()).toEqual(['BTC', 'EUR', 'RON', 'USD']);
  expect(await refusedAt(insight('ana', { currencyCode: 'GBP' }))).toMatchObject({ code: 'VF' });
});

test('an administrator holds nothing, and reads that', async () => {
  expect(await insight('ada')).toEqual({ currencies: [], currencyCode: null, months: [], categories: [], payees: [] });
});

test.each([[{ today: '2026-02-30' }], [{ timeZone: 'Mars/Olympus' }]])('%j is none', async (input) => {
  expect(await refusedAt(insight('ana', input))).toMatchObject({ code: 'TA1' });
});
