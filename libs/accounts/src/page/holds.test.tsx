// Rules: R2.7.50.
import { fakeBank, renderBank, sampleAccount } from '@bank/kit/testing';
import { screen, within } from '@testing-library/react';
import pages from '../messages-pages/en.json';
import messages from '../messages/en.json';
import { Holds } from './holds';

const account = sampleAccount({ pendingAmount: '17.1' });
const hold = { date: '2026-11-20T10:00:00.000Z', currencyCode: 'EUR', until: null };
const show = () =>
  renderBank({ Component: () => <Holds account={account} /> }, { at: '/', messages: { ...messages, ...pages } });

test('each hold says for whom, why, how much, and until when where that is known', async () => {
  fakeBank({
    accountHoldList: () => ({
      holds: [
        { ...hold, holdId: '1', amount: '12.1', reason: 'approval', name: 'Ben', until: '2026-11-20T10:10:00.000Z' },
        { ...hold, holdId: '2', amount: '3', reason: 'otherApproval', name: 'Uma' },
        { ...hold, holdId: '3', amount: '2', reason: 'shop', name: 'Corner shop' },
      ],
    }),
  });
  show();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^BenWaits for its sender’s approvalUntil 20 Nov 2026.*12\.10$/),
    expect.stringMatching(/^UmaWaits for another user’s approval.*3\.00$/),
    expect.stringMatching(/^Corner shopA card payment .*2\.00$/),
  ]);
});

test('holds that cannot be loaded say so', async () => {
  fakeBank({ accountHoldList: () => ({ refused: 'no', code: 'UE' }) });
  show();
  const region = await screen.findByRole('region', { name: 'On hold' });
  expect(await within(region).findByText(pages['accounts.holds.failed'])).toBeVisible();
});
