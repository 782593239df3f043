// Rules: R2.4.70, R2.4.74, R2.1.2.
import type { PaymentApproval, PaymentQuote } from '@bank/protocol/payment';
import type { AnyCallContext } from '../../../platform/handler';
import { moneyBank, send } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { handlers } from '../handlers';
import { ATELIER, OPERATIONS } from '../test-requests';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
  await bank.db.query(
    `INSERT INTO approval_policy (id, customer_id, basis, from_amount, currency, only_currency, approvers)
     VALUES ('payment', $1, 'payment', 100, 'EUR', false, 2), ('day', $1, 'day', 1000000, 'EUR', false, 1)`,
    [ATELIER],
  );
});
afterAll(() => bank.close());

const DAY_MS = 86_400_000;
const [ANA_EUR, BEN_EUR] = [10011, 10021];
const other = async (context: AnyCallContext, from: number) => {
  const [account] = await bank.db.query<{ id: number }>(
    'SELECT id FROM account WHERE customer_id = $1 AND id <> $2 AND status = 2 AND type <> 11 ORDER BY id LIMIT 1',
    [context.caller?.customerId, from],
  );
  return account?.id ?? 0;
};
type Asked = { from: number; amount: string; sendOn?: string };
/** A quote of each kind. */
const QUOTES: Readonly<Record<string, (asked: Asked, context: AnyCallContext) => Promise<PaymentQuote>>> = {
  P2P: async ({ from: accountId, ...asked }, context) =>
    handlers.p2pTransferFee({ accountId, currency: 'EUR', ...asked }, context),
  'own accounts': async ({ from: fromAccountId, ...asked }, context) =>
    handlers.accountTransferFee({ fromAccountId, toAccountId: await other(context, fromAccountId), ...asked }, context),
  external: async ({ from: fromAccountId, ...asked }, context) =>
    handlers.eftTransferFee({ fromAccountId, countryCode: 'DE', currencyCode: 'EUR', ...asked }, context),
  link: async ({ from: fromAccountId, amount }, context) =>
    handlers.globalPaymentFee({ fromAccountId, currencyCode: 'EUR', amount, feeIsBen: false }, context),
};
const kinds = Object.keys(QUOTES);
const WHO: readonly (readonly [key: string, from: number, amount: string, approval: PaymentApproval])[] = [
  ['ben', BEN_EUR, '10', { by: 'nobody', needed: 0, names: [] }],
  ['ana', ANA_EUR, '10', { by: 'self', needed: 0, names: [] }],
  ['olivia', OPERATIONS, '10', { by: 'self', needed: 0, names: [] }],
  ['olivia', OPERATIONS, '1000', { by: 'others', needed: 2, names: ['Abel Costa', 'Cora Vlad'] }],
  ['lev', OPERATIONS, '10', { by: 'others', needed: 1, names: ['Abel Costa', 'Cora Vlad', 'Olivia Stan'] }],
  ['lev', OPERATIONS, '1000', { by: 'others', needed: 2, names: ['Abel Costa', 'Cora Vlad', 'Olivia Stan'] }],
];
const quote = async (kind: string, asked: Asked, context: AnyCallContext) => QUOTES[kind]?.(asked, context);

test.each(kinds.flatMap((kind) => WHO.map((who) => [kind, ...who] as const)))(
  '%s of %s from account %i over %s is approved by %j',
  async (kind, key, from, amount, approval) => {
    expect((await quote(kind, { from, amount }, bank.as(key)))?.approval).toEqual(approval);
  },
);

test('a quote waits for no order of a company with a policy for the day', async () => {
  await bank.db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock(7206063, $1)', [ATELIER]);
    for (const kind of kinds) {
      expect(await quote(kind, { from: OPERATIONS, amount: '10' }, bank.as('olivia'))).toBeDefined();
    }
  });
});

test('a quote says when it arrives: at once, on a day, or that the recipient chooses', async () => {
  const now = new Date(bank.clock.now()).toISOString();
  const sendOn = new Date(bank.clock.now() + 5 * DAY_MS).toISOString().slice(0, 10);
  const at = async (kind: string, asked: Partial<Asked> = {}) =>
    (await quote(kind, { from: ANA_EUR, amount: '10', ...asked }, bank.as('ana')))?.arrivesAt;
  expect([await at('P2P'), await at('own accounts'), await at('link')]).toEqual([now, now, null]);
  expect((await at('external')) ?? '').not.toBe('');
  expect((await at('external')) ?? '').not.toBe(now);
  const later = await quote('P2P', { from: ANA_EUR, amount: '10', sendOn }, bank.as('ana'));
  expect(later?.arrivesAt).toBe(later?.leavesAt);
});

test.each([
  ['olivia', '150', 'pending', 2],
  ['olivia', '10', 'pending', 0],
  ['lev', '10', 'created', 1],
] as const)(
  '%s’s order over %s is %s and says how many others it needs',
  async (key, amount, status, approvalsNeeded) => {
    const order = { accountId: OPERATIONS, amount, currency: 'EUR', toEmail: 'ben@personas.test' };
    const made = await send(bank.as(key), order);
    expect(made).toMatchObject({ status, approvalsNeeded });
  },
);

test('a return that could be ordered says who approves it', async () => {
  const { trxid } = await send(bank.as('ben'), {
    ...{ accountId: BEN_EUR, amount: '5', currency: 'EUR', toEmail: 'ana@personas.test' },
  });
  const after = async (key: string) => handlers.paymentAfter({ transactionId: trxid }, bank.as(key));
  expect((await after('ana')).returnApproval).toEqual({ by: 'self', needed: 0, names: [] });
  expect((await after('ben')).returnApproval).toBeNull();
});
