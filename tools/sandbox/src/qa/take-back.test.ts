// Rules: I11.
import { cashAccountOf } from '../ledger/currencies';
import { clientOf } from '../server/test-client';
import { testBank } from '../testing';
import type { TestBank } from '../testing';
import { audit } from './audit';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
  await bank.db.query('SELECT payment_receive(jsonb_populate_record(NULL::payment, $1), $2)', [
    {
      ...{ id: 'deposit', kind: 'Deposit', customer_id: 1001, from_account: cashAccountOf('EUR'), to_account: 10011 },
      ...{ payee: { kind: 'customer', name: 'Ana Ionescu' }, payee_customer: 1001, payer_name: 'Another bank' },
      ...{ debit: '15', debit_currency: 'EUR', amount: '15', currency: 'EUR', fee: '0', rate: '1', note: '' },
      ...{ approve_type: 'none', code_tries: 0, code_sends: 0 },
    },
    new Date(bank.clock.now()),
  ]);
});
afterEach(() => bank.close());

const take = (id: string, body: object) => client.post(`/sandbox/payments/${id}/take-back`, body);

it('takes a deposit back in parts, each once, and tells whose account it left', async () => {
  const first = () => take('deposit', { part: 1, amount: '4.50' });
  expect((await first()).json()).toEqual({ back: '4.50', short: '0.00' });
  expect((await first()).json()).toEqual({ back: '4.50', short: '0.00' });
  expect((await take('deposit', { part: 2 })).json()).toEqual({ back: '10.50', short: '0.00' });
  const letters = (await client.get('/sandbox/outbox?to=ana@personas.test')).json<{ text: string }[]>();
  expect(letters.map(({ text }) => text).filter((text) => text.includes('taken back'))).toHaveLength(2);
  expect((await audit(bank.db)).ok).toBe(true);
});

it('knows no other payment, and takes nothing that is no amount', async () => {
  expect((await take('nobody', { part: 1 })).statusCode).toBe(404);
  for (const body of [{ part: 0 }, { part: 1, amount: '-1' }, { part: 1, amount: 'all' }, {}]) {
    expect((await take('deposit', body)).statusCode).toBe(400);
  }
});
