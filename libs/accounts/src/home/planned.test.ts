// Rules: R2.7.18, R2.7.157.
import type { AccountHold } from '@bank/protocol/account-page';
import type { Subscription } from '@bank/protocol/recurring';
import { comingEntries, heldNow, lastDayAhead, nextPayments, plannedChanges } from './planned';

const EUR = { amount: '950', currencyCode: 'EUR' };
const subscription = (fields: Partial<Subscription>): Subscription => ({
  ...{ id: 'S1', type: 'P2P', status: 'active', ...EUR, fromAccountId: 11, fromAccountName: 'Main', toAccount: null },
  ...{ payeeName: 'Rent', beneficiaryEmail: null, note: '', period: 'month', startedOn: '2026-10-01', endsOn: null },
  ...{ comingOn: ['2026-12-01'], isShort: false, mayCancel: true },
  ...fields,
});
const RATES = [{ fromCurrencyCode: 'USD', toCurrencyCode: 'EUR', rate: '0.92' }];
const UNTIL = '2026-12-06';

test('two weeks of the bank’s days are ahead', () => {
  expect(lastDayAhead(Date.parse('2026-11-22T23:30:00Z'))).toBe(UNTIL);
  const days = ['2026-12-06', '2026-11-24', '2026-12-07'];
  expect(nextPayments([subscription({ comingOn: days })], UNTIL).map(({ day }) => day)).toEqual([
    '2026-11-24',
    '2026-12-06',
  ]);
  const daily = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];
  expect(comingEntries([subscription({ comingOn: daily })], [], UNTIL)).toHaveLength(5);
});

test.each([
  ['what the account pays leaves it', { accountId: 11, currency: 'EUR' }, {}, ['-950']],
  ['what another account pays does not', { accountId: 12, currency: 'USD' }, {}, []],
  ['everything is less by it', { accountId: null, currency: 'EUR' }, {}, ['-950']],
  ['at the rate', { accountId: null, currency: 'EUR' }, { amount: '100', currencyCode: 'USD' }, ['-92']],
  ['without a rate it is left out', { accountId: null, currency: 'RON' }, {}, []],
  ['own money stays in the total', { accountId: null, currency: 'EUR' }, { type: 'OwnTransfer', toAccount: 12 }, []],
  ['leaves the one account', { accountId: 11, currency: 'EUR' }, { type: 'OwnTransfer', toAccount: 12 }, ['-950']],
  ['and reaches the other', { accountId: 12, currency: 'EUR' }, { type: 'OwnTransfer', toAccount: 12 }, ['950']],
] as const)('%s', (_, balanced, fields, changes) => {
  const found = plannedChanges(balanced, nextPayments([subscription(fields)], UNTIL), RATES);
  expect(found.map(({ change }) => Number(change))).toEqual(changes.map(Number));
});

const hold = (fields: Partial<AccountHold>): AccountHold => ({
  ...{ holdId: 'H1', date: '2026-11-22T10:00:00Z', amount: '40', currencyCode: 'EUR', reason: 'shop', name: 'Hotel' },
  ...{ until: '2026-11-29T10:00:00Z' },
  ...fields,
});

test('what a shop holds stands on its last day among the payments; what a user has yet to approve does not', () => {
  const holds = [hold({}), hold({ holdId: 'H2', reason: 'approval' }), hold({ holdId: 'H3', until: null })];
  const once = subscription({ id: 'D1', period: null, comingOn: ['2026-11-25'], payeeName: 'Iris' });
  expect(comingEntries([subscription({}), once], holds, UNTIL)).toEqual([
    { key: 'D1 2026-11-25', day: '2026-11-25', name: 'Iris', how: 'once', amount: '-950', currency: 'EUR' },
    { key: 'H1', day: '2026-11-29', name: 'Hotel', how: 'hold', amount: '-40', currency: 'EUR' },
    { key: 'S1 2026-12-01', day: '2026-12-01', name: 'Rent', how: 'month', amount: '-950', currency: 'EUR' },
  ]);
});

test('money between own accounts is no loss', () => {
  const own = subscription({ type: 'OwnTransfer', toAccount: 12 });
  expect(comingEntries([own], [], UNTIL)).toMatchObject([{ amount: '950' }]);
});

test('a payment that waits for its day is not counted a second time as a hold', () => {
  const dated = subscription({ id: 'D1', period: null });
  const holds = [hold({}), hold({ holdId: 'D1', reason: 'undo', amount: '950' })];
  expect(heldNow(holds, [dated], 'EUR', RATES)).toBe('40');
  expect(heldNow([hold({ amount: '100', currencyCode: 'USD' })], [], 'EUR', RATES)).toBe('92');
  // Nothing true can be said of a currency without a rate.
  expect(Number(heldNow([hold({ currencyCode: 'RON' })], [], 'EUR', RATES))).toBe(0);
});
