// Rules: R2.3.12, R2.5.6, R2.7.6, R2.7.94, R2.7.180, R2.7.181.
import type { Parsed } from '@bank/protocol';
import type { recentTransfersList } from '@bank/protocol/transfers-recent';
import type { eftTransfer } from '@bank/protocol/transfers-external';
import { confirm, moneyBank, refusedAt } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { handlers } from './handlers';

let bank: MoneyBank;
beforeEach(async () => {
  bank = await moneyBank();
});
afterEach(() => bank.close());

const IBAN = 'DE89370400440532013000';
const ORDER: Parsed<typeof eftTransfer> = {
  fromAccountId: 10011,
  countryCode: 'DE',
  currencyCode: 'EUR',
  amount: '25',
  permission: '3d',
  beneficiaryName: 'Greta Blum',
  extraParams: { iban: IBAN },
};
const WAYS = {
  eft: handlers.eftTransfer,
  wire: handlers.wireTransfer,
  oct: handlers.octTransfer,
  interac: handlers.interac,
} as const;

let keys = 0;
async function pay(type: keyof typeof WAYS, change: Partial<typeof ORDER> = {}): Promise<string> {
  bank.clock.advance(1000);
  const order = { ...ORDER, ...change };
  const context = { ...bank.as('ana', { idempotencyKey: `recent-${(keys += 1)}` }), bodyHash: JSON.stringify(order) };
  const { trxid } = await WAYS[type](order, context);
  await confirm(bank.as('ana'), trxid, bank.sent.at(-1)?.code ?? '');
  return trxid;
}
const card = async (cardNumber = '4242 4242 4242 4242') => {
  const added = await handlers.payoutCardAdd({ cardNumber, countryCode: 'DE' }, bank.as('ana'));
  return added.cardId;
};
const payCard = async () => pay('oct', { extraParams: { cardId: await card() } });
const recent = async (asked: Partial<Parsed<typeof recentTransfersList>>, who: 'ana' | 'ben' = 'ana') => {
  const { transfers } = await handlers.recentTransfersList(
    { types: ['eft', 'wire', 'oct'], limit: 5, ...asked },
    bank.as(who),
  );
  return transfers;
};
const details = async (transactionId: string, who: 'ana' | 'ben' = 'ana') =>
  (await handlers.recentTransferDetails({ transactionId }, bank.as(who))).transaction;

test('payees outside of the bank are listed once each, the latest first, and no answer holds a number', async () => {
  await pay('eft');
  await payCard();
  await payCard();
  await pay('eft', { amount: '31' });
  await pay('eft', {
    countryCode: 'FR',
    extraParams: { iban: 'FR7630006000011234567890189' },
    beneficiaryName: 'Luc Roy',
  });
  const transfers = await recent({});
  expect(
    transfers.map(({ name, type, ending, amount, countryCode }) => [name, type, ending, amount, countryCode]),
  ).toEqual([
    ['Luc Roy', 'eft', '0189', '25.00', 'FR'],
    ['Greta Blum', 'eft', '3000', '31.00', 'DE'],
    ['Greta Blum', 'oct', '4242', '25.00', 'DE'],
  ]);
  // The bank's own ids are drawn, and may hold any digits.
  expect(JSON.stringify(transfers.map((one) => ({ ...one, transactionId: '' })))).not.toMatch(/3704|30006|424242/);
  expect((await recent({ limit: 1 })).map(({ name }) => name)).toEqual(['Luc Roy']);
});

test('a phone in Canada is known by its end, however it was written, and is paid again as it is kept', async () => {
  const CANADA = { countryCode: 'CA', currencyCode: 'CAD', beneficiaryName: 'Mel Roy' };
  const first = await pay('interac', { ...CANADA, extraParams: { payeeEmail: '+1 (416) 555-0101' } });
  await pay('interac', { ...CANADA, extraParams: { payeeEmail: '4165550101' } });
  await pay('interac', { ...CANADA, extraParams: { payeeEmail: 'mel@exemple.test' } });
  const transfers = await recent({ types: ['interac'] });
  expect(transfers.map(({ name, email, ending }) => [name, email, ending])).toEqual([
    ['Mel Roy', 'mel@exemple.test', null],
    ['Mel Roy', null, '0101'],
  ]);
  const again = await details(first);
  expect(again).toMatchObject({ type: 'interac', isExtraParamsValid: true });
  expect(again.details).toMatchObject({ email: null, extraParams: { payeeEmail: '+14165550101' } });
});

test('types, permission, country and search narrow the list, and nobody sees the payees of another', async () => {
  await pay('eft');
  await pay('eft', { permission: 'own' });
  await pay('eft', {
    countryCode: 'FR',
    extraParams: { iban: 'FR7630006000011234567890189' },
    beneficiaryName: 'Luc Roy',
  });
  await payCard();
  const names = async (asked: Parameters<typeof recent>[0]) =>
    (await recent(asked)).map(({ name, type }) => `${type} ${name}`);
  expect(await names({ types: ['oct'] })).toEqual(['oct Greta Blum']);
  expect(await names({ permission: 'own' })).toEqual(['eft Ana Marin']);
  expect(await names({ permission: '3d' })).not.toContain('eft Ana Marin');
  expect(await names({ countryCode: 'FR' })).toEqual(['eft Luc Roy']);
  expect(await names({ search: 'LUC ' })).toEqual(['eft Luc Roy']);
  expect(await names({ types: [] })).toEqual([]);
  expect((await recent({}, 'ben')).map(({ name }) => name)).not.toContain('Luc Roy');
});

test('what was ordered can be ordered again as it was, but for the amount; nobody reads the details of another', async () => {
  const trxid = await pay('wire', {
    extraParams: { iban: IBAN, swift: 'NORDDEFF', beneficiaryAddress: 'Am Kai 1, Hamburg' },
  });
  const again = await details(trxid);
  expect(again).toMatchObject({ type: 'wire', permission: '3d', hasRequirements: true, isExtraParamsValid: true });
  expect(again.details).toEqual({
    fromAccountId: 10011,
    beneficiaryName: 'Greta Blum',
    email: null,
    countryCode: 'DE',
    currencyCode: 'EUR',
    extraParams: { iban: IBAN, swift: 'NORDDEFF', beneficiaryAddress: 'Am Kai 1, Hamburg' },
    cardNumber: null,
  });
  expect(await refusedAt(details(trxid, 'ben'))).toMatchObject({ reason: 'noAccess' });
  expect(await refusedAt(details('nothing'))).toMatchObject({ reason: 'noAccess' });
  const byCard = await details(await payCard());
  expect(byCard.details.cardNumber).toBe('************4242');
  expect(Object.keys(byCard.details.extraParams)).toEqual(['cardId']);
});

test('a payee who cannot be paid in this way any more is disabled, and the details say that the answers are no longer right', async () => {
  const trxid = await payCard();
  expect(await recent({})).toMatchObject([{ isDisabled: false }]);
  await bank.db.query('DELETE FROM payout_card');
  expect(await recent({})).toMatchObject([{ isDisabled: true }]);
  expect(await details(trxid)).toMatchObject({ isExtraParamsValid: false });
  await payCard();
  await bank.db.query(`UPDATE customer SET permissions = array_remove(permissions, 'other.oct') WHERE id = $1`, [
    bank.as('ana').caller?.customerId,
  ]);
  expect((await recent({ types: ['oct'] })).map(({ isDisabled }) => isDisabled)).toEqual([true]);
});

test('the flags of the address follow the papers of the main address', async () => {
  const trxid = await pay('eft');
  expect(await details(trxid)).toMatchObject({
    isCustomerAddressDateValid: true,
    isCustomerAddressMatchesActive: true,
  });
  await bank.db.query('UPDATE address SET is_document_required = true WHERE customer_id = $1', [
    bank.as('ana').caller?.customerId,
  ]);
  await bank.db.query('DELETE FROM address_document USING address a WHERE a.id = address_id AND a.customer_id = $1', [
    bank.as('ana').caller?.customerId,
  ]);
  expect(await details(trxid)).toMatchObject({
    isCustomerAddressDateValid: true,
    isCustomerAddressMatchesActive: false,
  });
});
