// Rules: R2.7.216.
import { moneyBank, refusedAt } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { handlers } from './handlers';

/** Its midnight comes fourteen hours before that of UTC. */
const ZONE = 'Pacific/Kiritimati';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());

const historyOf = (timeZone?: string) =>
  Promise.resolve(
    handlers.balanceHistory(
      { accountId: 10011, fromDate: '2026-10-01', toDate: '2026-11-16', timeZone },
      bank.as('ana'),
    ),
  );

const totalOf = (timeZone?: string) =>
  Promise.resolve(
    handlers.totalHistory(
      { currencyCode: 'EUR', fromDate: '2026-10-01', toDate: '2026-11-16', timeZone },
      bank.as('ana'),
    ),
  );

const spentOf = (today: string, timeZone?: string) =>
  Promise.resolve(handlers.monthSpending({ today, timeZone }, bank.as('ana')));

/** Sum of Ana's account up to the end of a day of the zone. */
async function foldOf(day: string): Promise<number> {
  const { rows } = await bank.pool.query(
    `SELECT coalesce(sum(amount), 0)::float8 AS fold FROM entry
      WHERE account_id = 10011 AND at < ($1::timestamp + interval '1 day') AT TIME ZONE $2`,
    [day, ZONE],
  );
  return Number(rows[0].fold);
}

test('a balance at the end of a day is that of the day of the customer', async () => {
  const [here, there] = [(await historyOf()).points, (await historyOf(ZONE)).points];
  const moved = there.filter(({ balance }, index) => balance !== here[index]?.balance);
  expect(moved.length).toBeGreaterThan(0);
  for (const { date, balance } of moved) expect(Number(balance)).toBeCloseTo(await foldOf(date), 2);
});

test('so is the total of all accounts', async () => {
  const { points } = await totalOf(ZONE);
  const { rows } = await bank.pool.query(
    `SELECT d.day::date::text AS date, sum(round(coalesce((SELECT e.balance_after FROM entry e WHERE e.account_id = a.id
         AND e.at < (d.day + interval '1 day') AT TIME ZONE $1 ORDER BY e.seq DESC LIMIT 1), 0)
         * fx_rate(c.eur_value, 1), 2) + CASE WHEN a.type = 4001 THEN abs(a.minimum) ELSE 0 END)::float8 AS total
       FROM generate_series('2026-10-01'::timestamp, '2026-11-16', '1 day') d (day), account a JOIN currency c ON c.code = a.currency
      WHERE a.customer_id = (SELECT customer_id FROM account WHERE id = 10011) AND a.type <> 11 AND a.status <> 11
      GROUP BY d.day ORDER BY d.day`,
    [ZONE],
  );
  expect(points.map(({ balance }) => Number(balance))).toEqual(rows.map(({ total }) => expect.closeTo(total, 1)));
  expect(points).not.toEqual((await totalOf()).points);
});

test('a month begins at the midnight of the customer', async () => {
  const { rows } = await bank.pool.query(
    `SELECT coalesce(-sum(amount), 0)::float8 AS spent FROM entry WHERE account_id IN (10011, 10015) AND amount < 0
       AND operation_type NOT IN ('OwnTransfer', 'Exchange')
       AND at >= '2026-11-01'::timestamp AT TIME ZONE $1 AND at < '2026-11-11'::timestamp AT TIME ZONE $1`,
    [ZONE],
  );
  const euro = (await spentOf('2026-11-10', ZONE)).spending.find(({ currencyCode }) => currencyCode === 'EUR');
  expect(Number(euro?.thisMonth)).toBeCloseTo(Number(rows[0].spent), 2);
  expect((await spentOf('2026-11-10')).spending).not.toEqual((await spentOf('2026-11-10', ZONE)).spending);
});

test.each([
  ['balances', () => historyOf('Mars/Olympus')],
  ['totals', () => totalOf('Mars/Olympus')],
  ['spending', () => spentOf('2026-11-10', 'Mars/Olympus')],
])('%s of a zone that is none are refused', async (_what, ask) => {
  expect(await refusedAt(ask())).toMatchObject({ code: 'TA1' });
});
