// Rules: R2.5.4, R2.5.8, R2.7.5.
import { compare, subtract } from '@bank/money';
import fc from 'fast-check';
import { audit } from '../../qa/audit';
import { personaOf } from '../../seed/personas';
import { confirm, money, moneyBank, newest, refusedAt } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { handlers } from './handlers';
import { requestCaller } from './test-requests';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());
afterEach(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
});

const accounts = (key: string) => personaOf(key).customerId ?? personaOf(key).access?.customerId;
const [ANA_EUR, ANA_USD, BEN_EUR] = [10011, 10012, 10021];
const move = (
  key: string,
  order: { fromAccount: number; toAccount: number; toAmount: string },
  idempotencyKey?: string,
) =>
  Promise.resolve(
    handlers.accountTransfer(order, { ...bank.as(key, { idempotencyKey }), bodyHash: JSON.stringify(order) }),
  );
const lastCode = () => bank.sent.at(-1)?.code ?? '';
const { decide } = requestCaller(() => bank);
const approveMode = (key: string, mode: string) =>
  bank.db.query('UPDATE app_user SET approve_mode = $2 WHERE email = $1', [personaOf(key).username, mode]);

test('money moves between two accounts of one customer, at the rate that was quoted, and both show it', async () => {
  const order = { fromAccount: ANA_EUR, toAccount: ANA_USD, toAmount: '20' };
  const quote = await handlers.accountTransferFee(
    { amount: '20', fromAccountId: ANA_EUR, toAccountId: ANA_USD },
    bank.as('ana'),
  );
  const before = [await money(bank.as('ana'), ANA_EUR), await money(bank.as('ana'), ANA_USD)];
  const created = await move('ana', order);
  expect(created).toMatchObject({ kind: 'OwnTransfer', status: 'pending', approveType: 'otp' });
  const { fee, debitAmount, total, debitCurrencyCode, exchangeRate, payee } = created.summary;
  expect(quote).toMatchObject({ fee, debitAmount, total, debitCurrencyCode, exchangeRate });
  expect(payee).toMatchObject({ kind: 'ownAccount', accountId: ANA_USD });
  const done = await confirm(bank.as('ana'), created.trxid, lastCode());
  expect(done.status).toBe('posted');
  const after = [await money(bank.as('ana'), ANA_EUR), await money(bank.as('ana'), ANA_USD)];
  expect(Number(after[0]?.balance)).toBeCloseTo(Number(before[0]?.balance) - Number(total), 8);
  expect(Number(after[1]?.balance)).toBeCloseTo(Number(before[1]?.balance) + 20, 8);
  const [out] = await newest(bank.as('ana'), ANA_EUR, 1);
  const [into] = await newest(bank.as('ana'), ANA_USD, 1);
  expect([out, into]).toMatchObject([
    { transactionId: created.trxid, operationType: 'OwnTransfer', direction: 'out' },
    { transactionId: `${created.trxid}-in`, operationType: 'OwnTransfer', direction: 'in' },
  ]);
});

test('the customer hears of it once, and not that money has arrived from somebody', async () => {
  await approveMode('ben', 'none');
  const mine = await bank.db.query<{ id: number }>('SELECT id FROM account WHERE customer_id = 1002 AND id <> $1', [
    BEN_EUR,
  ]);
  bank.notices.length = 0;
  bank.events.length = 0;
  await move('ben', { fromAccount: BEN_EUR, toAccount: mine[0]?.id ?? 0, toAmount: '1' });
  expect(bank.notices).toMatchObject([{ topic: 'transfers', subject: 'Money sent' }]);
  expect(bank.events.map(({ event, subject }) => [event, subject])).toEqual(
    expect.arrayContaining([
      ['balanceChanged', String(BEN_EUR)],
      ['balanceChanged', String(mine[0]?.id)],
    ]),
  );
});

test.each([
  ['one account alone', { toAccount: ANA_EUR }, 'VF', 'toAccount', 'sameAccount'],
  ['into the account of another', { toAccount: BEN_EUR }, 'ENOA', undefined, 'noAccess'],
  ['out of the account of another', { fromAccount: BEN_EUR }, 'ENOA', undefined, 'noAccess'],
  ['nothing', { toAmount: '0' }, 'VF', 'toAmount', 'invalidAmount'],
  ['less than nothing', { toAmount: '-1' }, 'VF', 'toAmount', 'invalidAmount'],
  ['a third of a cent', { toAmount: '0.333' }, 'VF', 'toAmount', 'invalidAmount'],
  ['more than the limit', { toAmount: '50000.01' }, 'VF', 'toAmount', 'amountTooLarge'],
  ['more than there is', { toAmount: '49999' }, 'VF', 'toAmount', 'insufficientFunds'],
])('moving %s is refused and moves nothing', async (_, change, code, field, reason) => {
  const before = [await money(bank.as('ana'), ANA_EUR), await money(bank.as('ana'), ANA_USD)];
  const order = { fromAccount: ANA_EUR, toAccount: ANA_USD, toAmount: '1', ...change };
  expect(await refusedAt(move('ana', order))).toEqual({ code, field, reason });
  expect([await money(bank.as('ana'), ANA_EUR), await money(bank.as('ana'), ANA_USD)]).toEqual(before);
});

test('who is not permitted to, or still needs KYC, moves nothing', async () => {
  const order = { fromAccount: ANA_EUR, toAccount: ANA_USD, toAmount: '1' };
  for (const change of [
    `permissions = array_remove(permissions, 'own.betweenAccounts')`,
    'need_kyc = true',
    'limited = true',
  ]) {
    await bank.db.query(`UPDATE customer SET ${change} WHERE id = $1`, [accounts('ana')]);
    expect(await refusedAt(move('ana', order))).toMatchObject({ code: '13', reason: 'notPermitted' });
    await bank.db.query(
      `UPDATE customer SET permissions = permissions || '{own.betweenAccounts}', need_kyc = false, limited = false WHERE id = $1`,
      [accounts('ana')],
    );
  }
});

test('a key answers the same and moves once; another body under it is refused, and a refusal stays one', async () => {
  const order = { fromAccount: ANA_EUR, toAccount: ANA_USD, toAmount: '2' };
  const first = await move('ana', order, 'own-1');
  const sent = bank.sent.length;
  expect(await Promise.all(Array.from({ length: 5 }, () => move('ana', order, 'own-1')))).toEqual(Array(5).fill(first));
  expect(bank.sent).toHaveLength(sent);
  expect(await refusedAt(move('ana', { ...order, toAmount: '3' }, 'own-1'))).toMatchObject({ reason: 'keyReused' });
  const outcome = await Promise.resolve(handlers.transferOutcome({ idempotencyKey: 'own-1' }, bank.as('ana')));
  expect(outcome).toMatchObject({ what: 'payment', payment: { trxid: first.trxid } });
  const much = { ...order, toAmount: '49999' };
  expect(await refusedAt(move('ana', much, 'own-2'))).toMatchObject({ reason: 'insufficientFunds' });
  expect(await refusedAt(move('ana', much, 'own-2'))).toMatchObject({ reason: 'insufficientFunds' });
});

test('at access level 3 it waits for another user, who is told what it is', async () => {
  const [other] = await bank.db.query<{ id: number }>(
    'SELECT id FROM account WHERE customer_id = 1005 AND id <> 10051 AND type = 1001',
  );
  const created = await move('lev', { fromAccount: 10051, toAccount: other?.id ?? 0, toAmount: '3' });
  expect(created.status).toBe('created');
  await approveMode('abel', 'none');
  expect(await decide(bank.as('abel'), [created.trxid])).toMatchObject({
    status: 'approved',
    requests: [{ transactionType: 'OwnTransfer', summary: { payee: { kind: 'ownAccount' } } }],
  });
});

test('the limits are those of the currency', async () => {
  expect(
    await handlers.accountTransferLimits({ fromAccountId: ANA_USD, toAccountId: ANA_EUR }, bank.as('ana')),
  ).toEqual({
    minimum: '0.01',
    maximum: '50000.00',
    currencyCode: 'EUR',
  });
});

test('there and back again never earns: whatever is moved, rounding is the customer’s', async () => {
  await approveMode('ana', 'none');
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 5000 }), async (cents) => {
      const before = Number((await money(bank.as('ana'), ANA_EUR)).balance);
      const there = await move('ana', { fromAccount: ANA_EUR, toAccount: ANA_USD, toAmount: (cents / 100).toFixed(2) });
      const back = Math.floor(Number(there.summary.amount) * 0.92 * 100) / 100;
      if (back > 0) await move('ana', { fromAccount: ANA_USD, toAccount: ANA_EUR, toAmount: back.toFixed(2) });
      expect(Number((await money(bank.as('ana'), ANA_EUR)).balance)).toBeLessThanOrEqual(before + 1e-9);
    }),
    { numRuns: 15 },
  );
  await approveMode('ana', 'otp');
});

test('the most that can be moved can be moved, whatever the balance is, and a cent more cannot', async () => {
  await approveMode('ana', 'none');
  const costs = async (both: { fromAccountId: number; toAccountId: number }, cents: number) => {
    const quote = await handlers.accountTransferFee({ amount: (cents / 100).toFixed(2), ...both }, bank.as('ana'));
    return Math.round(Number(quote.total) * 100) - Math.round(Number(quote.available) * 100);
  };
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 9999 }), fc.boolean(), async (cents, isBack) => {
      const [fromAccountId, toAccountId] = isBack ? [ANA_USD, ANA_EUR] : [ANA_EUR, ANA_USD];
      const both = { fromAccountId, toAccountId };
      await move('ana', { fromAccount: fromAccountId, toAccount: toAccountId, toAmount: (cents / 100).toFixed(2) });
      const { maxAmount, stays, staysCurrencyCode } = await handlers.accountTransferMaxAmount(
        { ...both, operation: 'accountTransfer' },
        bank.as('ana'),
      );
      const all = await handlers.accountTransferFee({ amount: maxAmount, ...both }, bank.as('ana'));
      expect(staysCurrencyCode).toBe(all.debitCurrencyCode);
      expect(compare(stays, subtract(all.available, all.total))).toBe(0);
      const most = Math.round(Number(maxAmount) * 100);
      expect(await costs(both, most)).toBeLessThanOrEqual(0);
      expect(await costs(both, most + 1)).toBeGreaterThan(0);
    }),
    { numRuns: 15 },
  );
  const everything = { fromAccountId: ANA_EUR, toAccountId: ANA_USD };
  const { maxAmount, stays } = await handlers.accountTransferMaxAmount(
    { ...everything, operation: 'accountTransfer' },
    bank.as('ana'),
  );
  const moved = await move('ana', { fromAccount: ANA_EUR, toAccount: ANA_USD, toAmount: maxAmount });
  expect(moved.status).toBe('posted');
  expect(compare((await money(bank.as('ana'), ANA_EUR)).available, stays)).toBe(0);
  await approveMode('ana', 'otp');
});
