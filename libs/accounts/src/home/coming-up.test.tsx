// Rules: R2.7.157.
import { serverNow } from '@bank/api-client';
import { axeFindings, fakeBank, renderBank, sampleAccount } from '@bank/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../messages-pages/en.json';
import { ComingUp } from './coming-up';

const dayAhead = (days: number) => new Date(serverNow(Date.now()) + days * 86_400_000).toISOString().slice(0, 10);
const payment = (id: string, payeeName: string, days: readonly number[]) => ({
  ...{ id, type: 'P2P', status: 'active', amount: '12.50', currencyCode: 'EUR', fromAccountId: 11, payeeName },
  ...{ fromAccountName: 'Main', toAccount: null, beneficiaryEmail: null, note: '', period: 'week', endsOn: null },
  ...{ startedOn: dayAhead(-7), comingOn: days.map(dayAhead), isShort: false, mayCancel: true },
});
const held = (days: number) => ({
  ...{
    holdId: 'H',
    date: `${dayAhead(-1)}T10:00:00Z`,
    amount: '20',
    currencyCode: 'EUR',
    reason: 'shop',
    name: 'Hotel',
  },
  until: `${dayAhead(days)}T12:00:00Z`,
});
const accounts = [sampleAccount({ pendingAmount: '20' })];
const show = () => renderBank({ Component: () => <ComingUp accounts={accounts} /> }, { at: '/home', messages });

test('the next five things within two weeks stand in the order of their days, and lead to all', async () => {
  fakeBank({
    preApprovedList: () => ({
      subscriptions: [payment('A', 'Rent', [3, 10, 17]), payment('B', 'Gym', [1, 8]), payment('C', 'Music', [13])],
    }),
    accountHoldList: () => ({ holds: [held(2)] }),
  });
  const { container } = show();
  const list = await screen.findByRole('list', { name: messages['accounts.coming.title'] });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => /Rent|Gym|Music|Hotel/.exec(row.textContent)?.[0]),
  ).toEqual([...['Gym', 'Hotel', 'Rent', 'Gym', 'Rent']]);
  expect(screen.getByRole('link', { name: messages['accounts.coming.all'] })).toHaveAttribute(
    'href',
    '/transfer/preapproved-payments',
  );
  expect(await axeFindings(container)).toEqual([]);
});

test('nothing stands there when nothing is near', async () => {
  const bank = fakeBank({
    preApprovedList: () => ({ subscriptions: [payment('A', 'Rent', [20])] }),
    accountHoldList: () => ({ holds: [] }),
  });
  show();
  await waitFor(() => expect(bank.of('preApprovedList')).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
