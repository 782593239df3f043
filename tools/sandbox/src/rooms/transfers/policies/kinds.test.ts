// Rules: R2.1.1, R2.1.2, R2.4.71, D32.
import type { BankTransferType } from '@bank/protocol/transfers-external';
import { audit } from '../../../qa/audit';
import { personaOf } from '../../../seed/personas';
import { moneyBank, refused, send } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { prepaidCardFor } from '../../cards/test-card';
import { handlers as invoices } from '../../invoices/handlers';
import { handlers } from '../handlers';
import { canonicalFile } from '../mass/test-canonical';
import { ATELIER, OPERATIONS, requestCaller } from '../test-requests';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
  for (const key of ['abel', 'olivia', 'lev']) await mode(key, 'none');
  await bank.db.query(
    `INSERT INTO approval_policy (id, customer_id, basis, from_amount, currency, only_currency, approvers)
     VALUES ('all', $1, 'payment', 0, 'EUR', false, 2)`,
    [ATELIER],
  );
});
afterAll(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
  await bank.close();
});

const { decide, statusOf, giveRight, mode } = requestCaller(() => bank);
let keys = 0;
const lev = () => bank.as('lev', { idempotencyKey: `kind-${(keys += 1)}` });
const IBAN = { iban: 'DE89370400440532013000' };
const ORDERS = {
  eft: handlers.eftTransfer,
  wire: handlers.wireTransfer,
  instant_payment: handlers.instantPayment,
  interac: handlers.interac,
  oct: handlers.octTransfer,
  crypto_eft: handlers.cryptoEft,
} as const;
async function external(type: BankTransferType, extraParams: Readonly<Record<string, string>>, change: object = {}) {
  const input = {
    ...{ fromAccountId: OPERATIONS, countryCode: 'DE', currencyCode: 'EUR', amount: '25', permission: '3d' as const },
    ...{ beneficiaryName: 'Greta Blum', extraParams, ...change },
  };
  return ORDERS[type](input, lev());
}
const p2p = (change: object = {}) =>
  send(lev(), { accountId: OPERATIONS, amount: '25', currency: 'EUR', toEmail: 'ben@personas.test', ...change });
async function batch() {
  const rows = [{ n: 1, email: 'ben@personas.test', amount: '25', currency: 'EUR', note: '' }];
  const file = canonicalFile(rows);
  const { batchId } = await handlers.massTransferByFile(
    { accountId: OPERATIONS, name: 'Salaries', file },
    bank.as('lev'),
  );
  return handlers.massTransfer({ batchId }, lev());
}
async function invoice() {
  const input = {
    requestId: 'kinds-1',
    toEmail: 'olivia@personas.test',
    currency: 'EUR',
    amount: '25',
    noteBody: 'Photos',
  };
  const asked = await invoices.invoiceCreate(
    { ...input, dueDate: new Date(bank.clock.now() + 14 * 86_400_000).toISOString().slice(0, 10) },
    bank.as('hugo'),
  );
  return p2p({ toEmail: 'hugo@personas.test', invoiceId: asked.invoice.id });
}
async function back() {
  const { trxid } = await send(bank.as('ben'), {
    accountId: 10021,
    amount: '25',
    currency: 'EUR',
    toEmail: 'olivia@personas.test',
  });
  return handlers.paymentReturn({ transactionId: trxid }, lev());
}

/** Every kind of payment that a company orders, made by Lev. */
const KINDS: Readonly<Record<string, () => Promise<{ trxid: string; status: string }>>> = {
  P2P: () => p2p(),
  'P2P that repeats': () => p2p({ subscriptionPeriod: 'month' }),
  invoice: () => invoice(),
  'P2P for a day to come': () =>
    p2p({ sendOn: new Date(bank.clock.now() + 9 * 86_400_000).toISOString().slice(0, 10) }),
  'mass batch': () => batch(),
  'between own accounts': async () =>
    handlers.accountTransfer({ fromAccount: OPERATIONS, toAccount: 10052, toAmount: '25' }, lev()),
  async 'load of a card'() {
    const toAccount = await prepaidCardFor(bank, ATELIER);
    return handlers.accountTransfer({ fromAccount: OPERATIONS, toAccount, toAmount: '25' }, lev());
  },
  'return of a payment': () => back(),
  'payment by a link': async () =>
    handlers.globalPayment(
      {
        ...{ fromAccountId: OPERATIONS, currencyCode: 'EUR', amount: '25', feeIsBen: true },
        ...{ beneficiaryType: 'personal', beneficiaryName: 'Rita Melo', beneficiaryEmail: 'rita@example.test' },
        beneficiaryCountryCode: 'DE',
      },
      lev(),
    ),
  eft: () => external('eft', IBAN),
  wire: () => external('wire', { ...IBAN, swift: 'NORDDEFF', beneficiaryAddress: 'Am Kai 1, Hamburg' }),
  instant_payment: () => external('instant_payment', IBAN),
  interac: () => external('interac', { payeeEmail: 'mel@exemple.test' }, { countryCode: 'CA', currencyCode: 'CAD' }),
  async oct() {
    const card = { cardNumber: '4242424242424242', countryCode: 'DE' };
    const { cardId } = await handlers.payoutCardAdd(card, bank.as('lev'));
    return external('oct', { cardId });
  },
  crypto_eft: () =>
    external(
      'crypto_eft',
      { walletAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
      { countryCode: undefined, currencyCode: 'ETH', amount: '0.01' },
    ),
};

test.each(Object.entries(KINDS))('maker is never checker: %s', async (_kind, make) => {
  bank.clock.advance(60_000);
  const { trxid, status } = await make();
  expect(status).toBe('created');
  // Not at first, and not as the second of two either.
  await giveRight('lev', 4);
  expect((await refused(decide(bank.as('lev'), [trxid]))).reason).toBe('ownRequest');
  await decide(bank.as('abel'), [trxid]);
  expect((await refused(decide(bank.as('lev'), [trxid]))).reason).toBe('ownRequest');
  expect((await refused(decide(bank.as('abel'), [trxid]))).reason).toBe('approvedByYou');
  expect(await statusOf(trxid)).toBe('created');
  await decide(bank.as('olivia'), [trxid]);
  // Held is what leaves on a day to come.
  expect(['held', 'released', 'posted']).toContain(await statusOf(trxid));
  expect((await refused(decide(bank.as('cora'), [trxid]))).reason).toBe('wasApproved');
  const given = await bank.db.query<{ by: number }>(
    'SELECT user_id AS by FROM payment_decision WHERE payment_id = $1',
    [trxid],
  );
  expect(given.map(({ by }) => by).sort((one, other) => one - other)).toEqual([
    personaOf('olivia').userId,
    personaOf('abel').userId,
  ]);
  await giveRight('lev', 3);
});
