// Rules: R0.102.
import { PLACES, type MenuRow } from '@bank/kit';
import { can } from '@bank/session';
import { sampleAccess, sampleCustomer } from '@bank/session/testing';
import { House } from 'lucide-react';
import { morePlaces } from './more-places';
import { barRows } from './places';

const row = (place: MenuRow['place']): MenuRow => ({ place, label: 'kit.place.home', to: `/${place}`, icon: House });
const { rest } = barRows(PLACES.map(row));

function more(customer: Parameters<typeof sampleCustomer>[0], access: Parameters<typeof sampleAccess>[0] = {}) {
  const person = sampleCustomer(customer);
  return morePlaces(rest, can(person, sampleAccess(access)), person);
}
const ids = (...args: Parameters<typeof more>) => more(...args).map(({ id }) => id);

test('a company’s owner has every place without a tab, the tabs of Payments among them', () => {
  const permissions = ['other.p2p', 'sendMoneyUser', 'mass.p2p', 'requestMoney'] as const;
  expect(ids({ customerType: 'business', permissions: [...permissions] })).toEqual([
    'accounts',
    ...['approvals', 'batches', 'recurring', 'invoices', 'payees'],
    ...['statements', 'insight'],
    ...['merchant', 'company', 'help', 'settings', 'news'],
  ]);
});

test('a person has no approvals and no batches', () => {
  expect(ids({})).toEqual([
    ...['accounts', 'recurring', 'invoices', 'payees', 'statements', 'insight'],
    ...['merchant', 'company', 'help', 'settings', 'news'],
  ]);
});

test('without sight of the balances nothing that shows them is offered', () => {
  expect(ids({ customerType: 'business' }, { accessList: { balanceInfo: false } })).toEqual([
    ...['accounts', 'merchant', 'company', 'help', 'settings', 'news'],
  ]);
});

test('nothing stands there twice, and nothing that the bar has', () => {
  const places = more({ customerType: 'business', permissions: ['mass.p2p', 'requestMoney'] });
  const addresses = places.map(({ to }) => to);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { to } of barRows(PLACES.map(row)).shown) expect(addresses).not.toContain(to);
});

test('only approvals and places have a badge', () => {
  const badged = more({ customerType: 'business' }).filter(({ loadHint }) => loadHint !== undefined);
  expect(badged.map(({ id }) => id)).toEqual(['approvals']);
});
