// Rules: R2.3.13, R2.4.13, R2.6.1, R2.7.90, R2.7.193, R2.7.194.
import type { Parsed } from '@bank/protocol';
import { customerPermission } from '@bank/protocol/customer';
import type { CustomerPermission } from '@bank/protocol/customer';
import type { BankAccountOwner, BankTransferType, eftTransfer } from '@bank/protocol/transfers-external';
import { moneyBank, refusedAt, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { prepaidCardFor } from '../cards/test-card';
import { handlers } from './handlers';

let bank: MoneyBank;
let cardId: string;
let prepaidCard: number;
beforeAll(async () => {
  bank = await moneyBank();
  ({ cardId } = await handlers.payoutCardAdd({ cardNumber: '4242424242424242', countryCode: 'DE' }, bank.as('ana')));
  prepaidCard = await prepaidCardFor(bank, 1001);
});
afterAll(() => bank.close());

const [ANA_EUR, ANA_USD] = [10011, 10012];
const ORDERS = {
  eft: handlers.eftTransfer,
  wire: handlers.wireTransfer,
  instant_payment: handlers.instantPayment,
  interac: handlers.interac,
  oct: handlers.octTransfer,
  crypto_eft: handlers.cryptoEft,
} as const;
const iban = 'DE89370400440532013000';

type Destination = Pick<Parsed<typeof eftTransfer>, 'countryCode' | 'currencyCode' | 'extraParams'>;

/** A payment of each kind that nothing but a flag is in the way of. */
const destinationOf = (type: BankTransferType): Destination => {
  const destinations: Readonly<Record<BankTransferType, Destination>> = {
    eft: { countryCode: 'DE', currencyCode: 'EUR', extraParams: { iban } },
    wire: {
      countryCode: 'DE',
      currencyCode: 'EUR',
      extraParams: { iban, swift: 'NORDDEFF', beneficiaryAddress: 'Alsterufer 1, Hamburg' },
    },
    instant_payment: { countryCode: 'DE', currencyCode: 'EUR', extraParams: { iban } },
    interac: { countryCode: 'CA', currencyCode: 'CAD', extraParams: { payeeEmail: 'greta@blum.test' } },
    oct: { countryCode: 'DE', currencyCode: 'EUR', extraParams: { cardId } },
    crypto_eft: { currencyCode: 'USDT', extraParams: { walletAddress: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' } },
  };
  return destinations[type];
};

let keys = 0;
const asAna = (input: object) => ({
  ...bank.as('ana', { idempotencyKey: `flags-${(keys += 1)}` }),
  bodyHash: JSON.stringify(input),
});
const abroad = (type: BankTransferType, permission: BankAccountOwner) => () => {
  const input = {
    ...{ fromAccountId: ANA_EUR, amount: '5', permission, beneficiaryName: 'Greta Blum' },
    ...destinationOf(type),
  };
  return Promise.resolve(ORDERS[type](input, asAna(input)));
};
const between = () => {
  const input = { fromAccount: ANA_EUR, toAccount: ANA_USD, toAmount: '5' };
  return Promise.resolve(handlers.accountTransfer(input, asAna(input)));
};
const ontoCard = () => {
  const input = { fromAccount: ANA_EUR, toAccount: prepaidCard, toAmount: '5' };
  return Promise.resolve(handlers.accountTransfer(input, asAna(input)));
};
const toBen = () =>
  send(bank.as('ana'), { accountId: ANA_EUR, amount: '5', currency: 'EUR', toEmail: 'ben@personas.test' });

const CALLS: readonly (readonly [CustomerPermission, () => Promise<{ trxid: string }>])[] = [
  ['own.betweenAccounts', between],
  ['own.eft', abroad('eft', 'own')],
  ['own.wire', abroad('wire', 'own')],
  ['own.instant', abroad('instant_payment', 'own')],
  ['own.interac', abroad('interac', 'own')],
  ['own.octCard', abroad('oct', 'own')],
  ['own.digital', abroad('crypto_eft', 'own')],
  ['other.p2p', toBen],
  ['other.loadPrepaidCard', ontoCard],
  ['other.eft', abroad('eft', '3d')],
  ['other.wire', abroad('wire', '3d')],
  ['other.instant', abroad('instant_payment', '3d')],
  ['other.interac', abroad('interac', '3d')],
  ['other.oct', abroad('oct', '3d')],
  ['other.digital', abroad('crypto_eft', '3d')],
];

const grant = (permissions: readonly CustomerPermission[]) =>
  bank.db.query('UPDATE customer SET permissions = $1 WHERE id = 1001', [permissions]);

/** Flags of whom is paid, which a call needs beside its own. */
const BESIDE: Readonly<Partial<Record<CustomerPermission, readonly CustomerPermission[]>>> = {
  'other.p2p': ['sendMoneyUser'],
};

test.each(CALLS)('%s alone opens its call, and every other flag together does not', async (flag, call) => {
  await grant(customerPermission.options.filter((other) => other !== flag));
  expect(await refusedAt(call())).toMatchObject({ reason: 'notPermitted' });
  await grant([flag, ...(BESIDE[flag] ?? [])]);
  expect(await call()).toMatchObject({ status: 'pending' });
});

test('who has no flag sends nothing', async () => {
  await grant([]);
  for (const [flag, call] of CALLS)
    expect([flag, await refusedAt(call())]).toMatchObject([flag, { reason: 'notPermitted' }]);
});

test.each([
  ['of this brand', false, 'sendMoneyUser'],
  ['of another brand', true, 'sendMoneyPaxumUser'],
] as const)('a customer %s is paid with a flag of its own', async (_, isOfPartner, flag) => {
  await bank.db.query('UPDATE customer SET is_of_partner = $1 WHERE id = 1002', [isOfPartner]);
  await grant(customerPermission.options.filter((other) => other !== flag));
  expect(await refusedAt(toBen())).toMatchObject({ reason: 'notPermitted' });
  await grant(['other.p2p', flag]);
  expect(await toBen()).toMatchObject({ status: 'pending' });
  await bank.db.query('UPDATE customer SET is_of_partner = false');
});

test.each(CALLS)('from a settlement account %s needs the flag settlementAccount', async (_, call) => {
  await bank.db.query('UPDATE account SET is_settlement = true WHERE id = $1', [ANA_EUR]);
  await grant(customerPermission.options.filter((other) => other !== 'settlementAccount'));
  expect(await refusedAt(call())).toMatchObject({ reason: 'notPermitted' });
  await grant(customerPermission.options);
  expect(await call()).toMatchObject({ status: 'pending' });
  await bank.db.query('UPDATE account SET is_settlement = false WHERE id = $1', [ANA_EUR]);
});
