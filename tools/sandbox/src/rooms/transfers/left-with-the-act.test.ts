// Rules: R0.38.
import { endAct } from '../../identity/access/acts';
import { audit } from '../../qa/audit';
import type { AnyCallContext } from '../../platform/handler';
import { confirm, money, moneyBank, refusedAt, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { handlers } from './handlers';
import { canonicalFile } from './mass/test-canonical';

// A payment that an administrator ordered for a customer and has not approved ends with the act: no hold of hers stays on the customer.

const ATELIER = 1005;
const ADA = 9;
const OLIVIA_EUR = 10051;

let bank: MoneyBank;
beforeEach(async () => {
  bank = await moneyBank();
});
afterEach(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
  await bank.close();
});

let calls = 0;
/** Ada, acting for the company of Olivia; each call is an order of its own. */
const ada = (): AnyCallContext => {
  calls += 1;
  const context = bank.as('ada', { idempotencyKey: `left-${calls}` });
  if (!context.caller) throw new Error('ada is nobody');
  return { ...context, bodyHash: String(calls), caller: { ...context.caller, customerId: ATELIER } };
};
const toAna = { accountId: OLIVIA_EUR, amount: '5', currency: 'EUR', toEmail: 'ana@personas.test' };
const leave = () => bank.db.transaction((tx) => endAct(tx, bank.clock, ADA, ATELIER));
const statusOf = async (trxid: string) =>
  (await bank.db.query<{ status: string }>('SELECT status FROM payment WHERE id = $1', [trxid]))[0]?.status;

/** An order of each way that a payment takes through the bank. */
const WAYS: Readonly<Record<string, () => unknown>> = {
  'to a customer': () => send(ada(), toAna),
  'between accounts': async () => {
    const [other] = await bank.db.query<{ id: number }>(
      `SELECT id FROM account WHERE customer_id = $1 AND id <> $2 AND type = 1001 AND status = 2 ORDER BY id LIMIT 1`,
      [ATELIER, OLIVIA_EUR],
    );
    return handlers.accountTransfer({ fromAccount: OLIVIA_EUR, toAccount: other?.id ?? 0, toAmount: '5' }, ada());
  },
  'out of the bank': () =>
    handlers.eftTransfer(
      {
        ...{ fromAccountId: OLIVIA_EUR, countryCode: 'DE', currencyCode: 'EUR', amount: '25', permission: '3d' },
        ...{ beneficiaryName: 'Greta Blum', extraParams: { iban: 'DE89 3704 0044 0532 0130 00' }, note: 'Rent' },
      },
      ada(),
    ),
  'by a link': () =>
    handlers.globalPayment(
      {
        ...{ fromAccountId: OLIVIA_EUR, currencyCode: 'EUR', amount: '50', feeIsBen: true, description: 'Logo' },
        ...{ beneficiaryType: 'personal', beneficiaryName: 'Rita Melo', beneficiaryEmail: 'rita@example.test' },
        beneficiaryCountryCode: 'DE',
      },
      ada(),
    ),
  'of a batch': async () => {
    const row = { n: 1, email: 'ana@personas.test', amount: '1.25', currency: 'EUR', note: 'Row' };
    const file = canonicalFile([row]);
    const { batchId } = await handlers.massTransferByFile({ accountId: OLIVIA_EUR, name: 'Salaries', file }, ada());
    return handlers.massTransfer({ batchId }, ada());
  },
};

test.each(Object.keys(WAYS))('a payment %s that waits for her code is cancelled with her act', async (way) => {
  const before = await money(bank.as('olivia'), OLIVIA_EUR);
  await WAYS[way]?.();
  const [waiting] = await bank.db.query<{ id: string }>(
    `SELECT id FROM payment WHERE created_by = $1 AND customer_id = $2 AND status = 'pending'`,
    [ADA, ATELIER],
  );
  expect(await money(bank.as('olivia'), OLIVIA_EUR)).not.toEqual(before);
  const events = await leave();
  expect(await money(bank.as('olivia'), OLIVIA_EUR)).toEqual(before);
  expect(await statusOf(waiting?.id ?? '')).toBe('cancelled');
  expect(events).toEqual([
    { customerId: ATELIER, event: 'balanceChanged', subject: String(OLIVIA_EUR) },
    { customerId: ATELIER, event: 'transferChanged', subject: waiting?.id },
  ]);
  expect(await refusedAt(confirm(ada(), waiting?.id ?? '', bank.sent.at(-1)?.code ?? ''))).toMatchObject({
    reason: 'notWaiting',
  });
});

test('what the customer ordered, and what she orders for another customer, goes on waiting', async () => {
  const own = await send(bank.as('olivia'), toAna);
  const forAna = ada();
  if (!forAna.caller) throw new Error('ada is nobody');
  const elsewhere = await send(
    { ...forAna, caller: { ...forAna.caller, customerId: 1001 } },
    { ...toAna, accountId: 10011, toEmail: 'ben@personas.test' },
  );
  expect(await leave()).toEqual([]);
  expect([await statusOf(own.trxid), await statusOf(elsewhere.trxid)]).toEqual(['pending', 'pending']);
});

test('what she has approved has left, and stays', async () => {
  const { trxid } = await send(ada(), toAna);
  await confirm(ada(), trxid, bank.sent.at(-1)?.code ?? '');
  expect(await leave()).toEqual([]);
  expect(await statusOf(trxid)).toBe('posted');
});

test('a code that was too late is told as such', async () => {
  const { trxid } = await send(ada(), toAna);
  bank.clock.advance(600_000);
  await leave();
  expect(await statusOf(trxid)).toBe('expired');
});
