// Rules: R2.3.5, R2.7.38.
import { addressStatusId, type DeliveryAddress } from '@bank/protocol/card-delivery';
import { ADDRESS_STATUS_WORDS, canReceive, linesOf } from './address-rules';

const address = (change: Partial<DeliveryAddress> = {}): DeliveryAddress => ({
  addressId: 1,
  address1: 'Strada Florilor 1',
  address2: null,
  city: 'București',
  postalCode: '010101',
  countryCode: 'RO',
  stateCode: null,
  stateName: null,
  addressTypeId: 0,
  addressStatusId: addressStatusId.confirmed,
  isMain: true,
  documents: [],
  ...change,
});

test('the ids are those of the specification', () => {
  expect(Object.values(addressStatusId)).toEqual([0, 1, 2, 3, 4]);
  expect(addressStatusId.nameMismatch).toBe(4);
});

test('every status of an address has words of its own', () => {
  const ids = Object.values(addressStatusId);
  expect(new Set(ids.map((id) => ADDRESS_STATUS_WORDS[id]?.text)).size).toBe(ids.length);
});

test('only a confirmed address, or one in question, receives a card', () => {
  const open = Object.entries(addressStatusId).filter(([, id]) => canReceive(address({ addressStatusId: id })));
  expect(open.map(([name]) => name)).toEqual(['confirmed', 'pending']);
});

test('an address is written line by line, without what it does not have', () => {
  expect(linesOf(address())).toEqual(['Strada Florilor 1', '010101 București']);
  expect(linesOf(address({ address2: 'ap. 2', stateName: 'Ilfov' }))).toEqual([
    'Strada Florilor 1',
    'ap. 2',
    '010101 București',
    'Ilfov',
  ]);
});
