// Rules: R2.5.6, R2.7.183, R2.7.192.
import type { Parsed } from '@bank/protocol';
import type { payeeAdd } from '@bank/protocol/payees-edit';
import type { eftTransfer } from '@bank/protocol/transfers-external';
import { confirm, moneyBank, refusedAt } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { handlers as rooms } from './handlers';
import { handlers as payees } from './payees/handlers';

const handlers = { ...rooms, ...payees };
let bank: MoneyBank;
beforeEach(async () => {
  bank = await moneyBank();
});
afterEach(() => bank.close());

const of = (who: 'ana' | 'ben' = 'ana') => Promise.resolve(handlers.beneficiariesList({}, bank.as(who)));
let keys = 0;
async function payCard(change: Partial<Parsed<typeof eftTransfer>> = {}, cardNumber = '4242 4242 4242 4242') {
  bank.clock.advance(1000);
  const { cardId } = await handlers.payoutCardAdd({ cardNumber, countryCode: 'DE' }, bank.as('ana'));
  const order = {
    ...{ fromAccountId: 10011, countryCode: 'DE', currencyCode: 'EUR', amount: '25', permission: '3d' as const },
    ...{ beneficiaryName: 'Greta Blum', extraParams: { cardId }, ...change },
  };
  const context = { ...bank.as('ana', { idempotencyKey: `saved-${(keys += 1)}` }), bodyHash: JSON.stringify(order) };
  const { trxid } = await handlers.octTransfer(order, context);
  await confirm(bank.as('ana'), trxid, bank.sent.at(-1)?.code ?? '');
  return cardId;
}

test('a card is saved once it was paid, once however often it is typed, and for its customer alone', async () => {
  await handlers.payoutCardAdd({ cardNumber: '4242 4200 0000 0000 006', countryCode: 'DE' }, bank.as('ana'));
  expect((await of()).cards).toEqual([]);
  await payCard();
  const cardId = await payCard({ beneficiaryName: 'Greta B' });
  await payCard({ permission: 'own' });
  const { cards } = await of();
  expect(cards).toHaveLength(2);
  expect(cards).toContainEqual({
    ...{ cardId, cardNumber: '************4242', name: 'Greta B', countryCode: 'DE', permission: '3d' },
  });
  expect((await of('ben')).cards).toEqual([]);
  expect(JSON.stringify(cards)).not.toContain('424242');
});

test('a card that its customer removed is gone until that is undone, or until it is paid again', async () => {
  const cardId = await payCard();
  const ownId = await payCard({ permission: 'own' });
  const removed = { cardId, permission: '3d' } as const;
  const ids = async () => (await of()).cards.map((card) => card.cardId).toSorted();
  for (const call of [handlers.savedCardRemove, handlers.savedCardRestore])
    expect(await refusedAt(Promise.resolve(call(removed, bank.as('ben'))))).toMatchObject({ reason: 'noAccess' });
  await handlers.savedCardRemove(removed, bank.as('ana'));
  expect(await ids()).toEqual([ownId]);
  await handlers.savedCardRestore(removed, bank.as('ana'));
  expect(await ids()).toEqual([cardId, ownId].toSorted());
  await handlers.savedCardRemove(removed, bank.as('ana'));
  const paidAgain = await payCard();
  expect(await ids()).toEqual([paidAgain, ownId].toSorted());
});

test('a template says by which of the two ways it can be paid as it is kept, and loses it with the permission', async () => {
  const iban = 'DE89370400440532013000';
  const place = { kind: 'bank' as const, countryCode: 'DE', currencyCode: 'EUR' };
  const wire = { iban, swift: 'NORDDEFF', beneficiaryAddress: 'Am Kai 1, Hamburg' };
  const add = async (name: string, target: Parsed<typeof payeeAdd>['target']) =>
    (await handlers.payeeAdd({ name, target }, bank.as('ana'))).payee.payeeId;
  const byBank = await add('Greta Blum', { ...place, type: 'eft', extraParams: { iban } });
  const byWire = await add('Luc Roy', {
    ...{ kind: 'bank', countryCode: 'FR', currencyCode: 'EUR', type: 'wire' },
    extraParams: { ...wire, iban: 'FR7630006000011234567890189', swift: 'RIVEFRPP' },
  });
  const statuses = async () =>
    Object.fromEntries((await of()).templates.map((one) => [one.payeeId, [one.wireStatus, one.eftStatus]]));
  expect(await statuses()).toEqual({ [byBank]: [2, 1], [byWire]: [1, 2] });
  await bank.db.query(`UPDATE customer SET permissions = array_remove(permissions, 'other.eft') WHERE id = $1`, [
    bank.as('ana').caller?.customerId,
  ]);
  expect(await statuses()).toEqual({ [byBank]: [2, 2], [byWire]: [1, 2] });
});
