// Rules: R0.120, R2.3.4, R2.3.5, R2.4.10, R2.7.34, R2.7.38, R2.7.39.
import type { Card } from '@bank/protocol/cards';
import { cardStatus } from '@bank/protocol/cards';
import type { DeliveryAddress } from '@bank/protocol/card-delivery';
import { addressStatusId } from '@bank/protocol/card-delivery';
import { documentStatusId } from '@bank/protocol/documents';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { orderCard } from './test-order';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let token: string;
const MAIN = 10351;
const DAY = 86_400_000;

beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
  token = (await client.signIn('kai')).accessToken;
});
afterEach(() => bank.close());

const call = async (method: string, body: object = {}) => (await client.call(token, method, body)).json();
const cards = async (): Promise<Card[]> => (await call('cardList')).cards;
const cardWith = async (accountId: number) => (await cards()).find((card) => card.accountId === accountId);
const addresses = async (): Promise<DeliveryAddress[]> => (await call('addressInquiry')).addresses;
const SPAIN = { address1: 'Calle Mayor 5', city: 'Madrid', postalCode: '28013', countryCode: 'ES' };

async function addressThat(is: (address: DeliveryAddress) => boolean): Promise<DeliveryAddress> {
  const found = (await addresses()).find(is);
  if (!found) throw new Error('kai has no such address');
  return found;
}
/** A proof as its upload leaves it behind. */
async function prove(addressId: number): Promise<string> {
  const id = `proof-${addressId}`;
  await bank.db.query(
    `INSERT INTO document (id, customer_id, category, file_name, media_type, content, sha256, uploaded_at, created_by)
     SELECT $1, customer_id, 2, 'bill.pdf', 'application/pdf', 'x', sha256('x'), $3, 45 FROM address WHERE id = $2`,
    [id, addressId, new Date(bank.clock.now())],
  );
  await bank.db.query('INSERT INTO address_document (address_id, document_id) VALUES ($1, $2)', [addressId, id]);
  return id;
}
const decide = (document: string, decision: object) => client.post(`/sandbox/documents/${document}`, decision);
const order = (body: object) => orderCard(client, 'kai', token, { type: 2010, isExpressShipping: false, ...body });

test('a proof and its address go through every status that a customer can see', async () => {
  const { addressId } = await call('addressCreate', { ...SPAIN, addressTypeId: 5 });
  const status = async () => {
    const {
      addressStatusId: address,
      documents,
      addressTypeId,
    } = await addressThat((one) => one.addressId === addressId);
    expect(addressTypeId).toBe(5);
    return [address, documents[0]?.statusId];
  };
  expect(await status()).toEqual([addressStatusId.unconfirmed, undefined]);
  const document = await prove(addressId);
  expect(await status()).toEqual([addressStatusId.pending, documentStatusId.pending]);
  await decide(document, { status: 'rejected', reason: 'blurred' });
  expect(await status()).toEqual([addressStatusId.rejected, documentStatusId.rejected]);
  await decide(document, { status: 'rejected', reason: 'Another name', isNameMismatch: true });
  expect(await status()).toEqual([addressStatusId.nameMismatch, documentStatusId.nameMismatch]);
  await decide(document, { status: 'uploaded', expiresAt: '2040-01-01' });
  expect(await status()).toEqual([addressStatusId.confirmed, documentStatusId.confirmed]);
});

test('a card goes to the main address, or to the one that was chosen', async () => {
  const main = await addressThat(({ isMain }) => isMain);
  expect((await order({})).card.deliveryAddress).toContain(main.address1);
  const { addressId } = await call('addressCreate', SPAIN);
  expect(await order({ addressId })).toMatchObject({ reason: 'addressUnproven' });
  await decide(await prove(addressId), { status: 'uploaded' });
  expect(await order({ addressId: 1 })).toMatchObject({ reason: 'noSuchAddress' });
  expect(await order({ addressId, type: 2030 })).toMatchObject({ reason: 'notShippedThere' });
  expect((await order({ addressId })).card.deliveryAddress).toBe('Calle Mayor 5, 28013 Madrid');
  expect((await cards()).find(({ cardIsVirtual }) => cardIsVirtual)?.deliveryAddress).toBeNull();
});

test('a card that was ordered to an address in question waits for its proof, and then starts', async () => {
  const { addressId } = await call('addressCreate', SPAIN);
  const document = await prove(addressId);
  const { card } = await order({ addressId });
  expect(card.accountStatusId).toBe(cardStatus.pendingDocument);
  bank.clock.advance(3 * DAY);
  token = (await client.signIn('kai')).accessToken;
  expect((await cardWith(card.accountId))?.accountStatusId).toBe(cardStatus.pendingDocument);
  await decide(document, { status: 'uploaded' });
  expect((await cardWith(card.accountId))?.accountStatusId).toBe(cardStatus.submitted);
});

test('moving to another country: the warning says what the order then does', async () => {
  const old = await addressThat(({ isMain }) => isMain);
  // Ten cards are the most that one can have.
  const limited = (await cards()).find((card) => card.accountStatusId === cardStatus.limited);
  await call('cardBlock', { accountId: limited?.accountId, reason: 'notNeeded' });
  const lei = (await order({ type: 2031 })).card.accountId;
  const early = (await order({ type: 2010 })).card.accountId;
  const shipped = (await cards()).find((card) => card.accountStatusId === cardStatus.shipped);
  const { addressId } = await call('addressCreate', SPAIN);
  await decide(await prove(addressId), { status: 'uploaded' });
  const warned = await call('addressReplacementCompatibility', { countryCode: 'es', oldAddressId: old.addressId });
  expect(warned).toMatchObject({
    cardAccountsToBeCanceled: [lei],
    cardAccountsToBeShippedToOldAddress: [shipped?.accountId],
  });
  expect(
    (await call('addressReplacementCompatibility', { countryCode: 'CA', oldAddressId: old.addressId }))
      .cardAccountsToBeShippedToOldAddress,
  ).toEqual([]);
  expect(await order({ addressId, replacesAddressId: old.addressId })).toMatchObject({ responseCode: '00' });
  expect((await addressThat(({ isMain }) => isMain)).addressId).toBe(addressId);
  expect((await cardWith(lei))?.accountStatusId).toBe(cardStatus.canceled);
  expect((await cardWith(early))?.deliveryAddress).toBe('Calle Mayor 5, 28013 Madrid');
  expect((await call('applyForCardInfo')).countryCode).toBe('ES');
});

test('states of a country, by which an address is written', async () => {
  expect((await call('statesByCountry', { countryCode: 'ro' })).states).toContainEqual({
    stateCode: 'CJ',
    stateName: 'Cluj',
  });
  expect((await call('statesByCountry', { countryCode: 'ES' })).states).toEqual([]);
  const there = { ...SPAIN, countryCode: 'RO', city: 'Cluj-Napoca' };
  expect(await call('addressCreate', { ...there, stateCode: 'XX' })).toMatchObject({ reason: 'noSuchState' });
  // Of another country, and where addresses name none.
  expect(await call('addressCreate', { ...there, stateCode: 'TX' })).toMatchObject({ reason: 'noSuchState' });
  expect(await call('addressCreate', { ...SPAIN, stateCode: 'CJ' })).toMatchObject({ reason: 'noSuchState' });
  const { addressId } = await call('addressCreate', { ...there, stateCode: 'CJ' });
  expect(await addressThat((one) => one.addressId === addressId)).toMatchObject({ stateCode: 'CJ', stateName: 'Cluj' });
});

test('an account that debit cards spend from wants a phone', async () => {
  expect(await call('crossPlatformRequirementGet', { accountId: MAIN })).toMatchObject({
    isRequired: true,
    isMet: false,
  });
  expect(await call('crossPlatformRequirementGet', { accountId: 10352 })).toMatchObject({ isRequired: false });
});

test('a debit card wants a phone while it works, and a paused one does not (R2.4.10)', async () => {
  const debit = (await cards()).find(
    ({ subType, accountStatusId }) => subType === 'DEBIT' && accountStatusId === cardStatus.active,
  );
  if (!debit) throw new Error('kai has no debit card');
  const { accountId } = debit;
  const isRequired = async () => (await call('crossPlatformRequirementGet', { accountId })).isRequired;
  expect(await isRequired()).toBe(true);
  await call('cardPause', { accountId });
  expect(await isRequired()).toBe(false);
});
