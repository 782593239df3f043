/** @jest-environment @bank/testing/environment */
// Rules: R2.4.77, R2.7.150, R2.7.154 to R2.7.156.
import { axeFindings, kitMessages, turnedTexts } from '@bank/kit/testing';
import type { Subscription } from '@bank/protocol/recurring';
import { callAs, renderScreen, signInAs } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { comingOf } from '@bank/kit';
import { ComingSection } from './coming-section';
import { monthBeside, weeksOf } from './month';
import { MonthTable } from './month-table';
import { Component, loader } from './preapproved-screen';
import { SubscriptionPane } from './subscription-pane';
import { SubscriptionRow } from './subscription-row';

afterEach(() => jest.restoreAllMocks());

const show = (search = '') =>
  renderScreen(`/transfer/preapproved-payments${search}`, {
    routes: [{ path: '/transfer/preapproved-payments', Component, loader }],
    persona: 'ben',
    messages: { ...kitMessages, ...messages },
  });

test('a payment that repeats is found by its payee, cancelled after a question, and over', async () => {
  const user = userEvent.setup();
  const order = { accountId: 10021, amount: '12.5', currency: 'EUR', toEmail: 'ana@personas.test' };
  // Ben approves nothing again, so that it begins at once.
  await callAs((await signInAs('ben')).accessToken, 'p2pTransfer', {
    ...order,
    note: 'Music',
    subscriptionPeriod: 'month',
  });
  const { container, address } = await show();
  const goingOn = await screen.findByRole('region', { name: messages['recurring.active'] });
  expect(goingOn).toHaveTextContent(/Ana Marin.*Every month · next .* · from .*12.50/);
  const coming = screen.getByRole('region', { name: messages['recurring.coming'] });
  expect(within(coming).getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(await axeFindings(container)).toEqual([]);

  await user.type(screen.getByLabelText(messages['recurring.search']), 'nobody');
  expect(await screen.findByText(messages['recurring.nothing'])).toBeVisible();
  await user.clear(screen.getByLabelText(messages['recurring.search']));

  // The row opens it; nothing is asked before its button is pressed.
  await user.click(await screen.findByRole('button', { name: /^Ana Marin.*Every month/ }));
  const opened = await screen.findByRole('dialog', { name: messages['recurring.one'] });
  expect(address()).toMatch(/\?open=payment&id=/);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(opened).toHaveTextContent(/Ana Marin.*12\.50.*How often.*Every month.*Next.*From.*Music/);
  expect(within(opened).getByRole('link', { name: messages['recurring.made'] })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/history\?.*q=Ana/),
  );
  expect(await axeFindings(document.body)).toEqual([]);

  await user.click(within(opened).getByRole('button', { name: messages['recurring.cancel'] }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent(/12.50 to Ana Marin will not be sent again/);
  await user.click(within(question).getByRole('button', { name: messages['recurring.cancel'] }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  const over = await screen.findByRole('region', { name: messages['recurring.over'] });
  expect(over).toHaveTextContent(/Ana Marin.*Cancelled/);
  expect(screen.queryByRole('region', { name: messages['recurring.coming'] })).toBeNull();
});

test('a payment that waits for its day is listed as made once, and called off before it', async () => {
  const user = userEvent.setup();
  const sendOn = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const order = { accountId: 10021, amount: '8.25', currency: 'EUR', toEmail: 'ana@personas.test', sendOn };
  await callAs((await signInAs('ben')).accessToken, 'p2pTransfer', order);
  const { address } = await show();
  const goingOn = await screen.findByRole('region', { name: messages['recurring.active'] });
  await user.click(within(goingOn).getByRole('button', { name: /^Ana Marin.*Only once/ }));
  const opened = await screen.findByRole('dialog', { name: messages['recurring.one'] });
  await user.click(within(opened).getByRole('button', { name: messages['recurring.cancel'] }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent(/8.25 to Ana Marin will not be sent. The money is available again/);
  await user.click(within(question).getByRole('button', { name: messages['recurring.cancel'] }));
  // Called off before it left, nothing of it is left to show.
  await waitFor(() => expect(address()).toBe('/transfer/preapproved-payments'));
  expect(screen.queryByRole('button', { name: /^Ana Marin.*Only once/ })).toBeNull();
});

test('neither a name nor a note turns the words of its list, its calendar or its details (R2.4.77)', async () => {
  const turning = { ...RENT, payeeName: 'cba\u202e', note: 'cba\u202e', fromAccountName: 'cba\u202e' };
  await renderScreen('/', {
    routes: [
      {
        path: '/',
        Component: () => (
          <>
            <ul>
              <SubscriptionRow subscription={turning} onOpen={() => undefined} />
            </ul>
            <ComingSection subscriptions={[turning]} onOpen={() => undefined} />
            <MonthTable month="2036-12" today="2036-11-30" coming={comingOf([turning])} />
            <SubscriptionPane subscription={turning} onCancel={() => undefined} />
          </>
        ),
      },
    ],
    persona: 'ben',
    messages: { ...kitMessages, ...messages },
  });
  expect((await screen.findAllByText(/\u202e/u)).length).toBeGreaterThan(4);
  expect(turnedTexts()).toEqual([]);
});

test('an address of none of them says so', async () => {
  await show('?open=payment&id=P0');
  expect(await screen.findByText(messages['recurring.unknown'])).toBeVisible();
});

test('the page has its tab, which is the current one', async () => {
  await show();
  const tabs = await screen.findByRole('navigation', { name: kitMessages['kit.place.payments'] });
  expect(within(tabs).getByRole('link', { current: 'page' })).toHaveAccessibleName('Recurring payments');
});

test('where there is room the payments stand on their days, from month to month', async () => {
  const user = userEvent.setup();
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList);
  await renderScreen('/', {
    routes: [{ path: '/', Component: () => <ComingSection subscriptions={[RENT]} onOpen={() => undefined} /> }],
    persona: 'ben',
    messages: { ...kitMessages, ...messages },
  });
  const december = await screen.findByRole('table', { name: 'December 2036' });
  expect(within(december).getAllByRole('columnheader')[0]).toHaveAccessibleName('Monday');
  expect(within(december).getByRole('cell', { name: /^1.*Rent/ })).toHaveTextContent('€700.00');
  await user.click(screen.getByRole('button', { name: messages['recurring.monthAfter'] }));
  const january = await screen.findByRole('table', { name: 'January 2037' });
  expect(within(january).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('button', { name: messages['recurring.monthAfter'] })).toBeDisabled();
});

test.each([
  ['2026-12', 5, '2026-12-01', '2026-12-31'],
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
  ['2027-08', 6, '2027-08-01', '2027-08-31'],
])('%s has %d weeks, Monday first', (month, weeks, first, last) => {
  const found = weeksOf(month);
  expect(found).toHaveLength(weeks);
  expect(found.every((week) => week.length === 7)).toBe(true);
  const days = found.flat().filter((day) => day !== null);
  expect([days[0], days.at(-1)]).toEqual([first, last]);
  expect(monthBeside(monthBeside(month, -1), 1)).toBe(month);
});

const RENT: Subscription = {
  id: 'P1',
  type: 'P2P',
  status: 'active',
  amount: '700',
  currencyCode: 'EUR',
  fromAccountId: 11,
  fromAccountName: 'Main',
  toAccount: null,
  payeeName: 'Rent',
  beneficiaryEmail: 'ana@personas.test',
  note: '',
  period: 'month',
  startedOn: '2036-11-01',
  endsOn: null,
  comingOn: ['2036-12-01', '2037-01-01'],
  isShort: false,
  mayCancel: true,
};

test('what is coming stands in the order of its days, whatever it belongs to', () => {
  const gym = { ...RENT, payeeName: 'Gym', comingOn: ['2036-12-15'] };
  expect(comingOf([gym, RENT]).map(({ day, subscription }) => [day, subscription.payeeName])).toEqual([
    ['2036-12-01', 'Rent'],
    ['2036-12-15', 'Gym'],
    ['2037-01-01', 'Rent'],
  ]);
});
