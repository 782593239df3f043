/** @jest-environment @bank/testing/environment */
// Rules: R2.7.40, R2.7.216.
import { kitMessages } from '@bank/kit/testing';
import { preferences } from '@bank/kit';
import { renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import messages from '../messages/en.json';
import { Component, loader } from './insight-screen';

const openAs = (persona: string, address = '/insight') =>
  renderScreen(address, {
    routes: [{ path: '/insight', Component, loader }],
    persona,
    messages: { ...kitMessages, ...messages },
  });

test('ana goes from month to month by keyboard, and reads what each was spent on', async () => {
  const user = userEvent.setup();
  const { container } = await openAs('ana', '/insight?currency=EUR');
  const months = await screen.findByRole('radiogroup', { name: 'Month' });
  expect(within(months).getAllByRole('radio')).toHaveLength(12);
  const last = within(months).getByRole('radio', { checked: true });
  expect(last).toHaveAccessibleName(/^\w+ \d{4}: €[\d,.]+ in, €[\d,.]+ out$/);
  last.focus();
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(last).not.toBeChecked());
  const before = within(months).getByRole('radio', { checked: true });
  const name = before.getAttribute('aria-label')?.split(':')[0] ?? '';
  const part = screen.getByRole('region', { name });
  const food = within(part).getByRole('link', { name: /^Food/ });
  expect(food).toHaveAttribute('href', expect.stringMatching(/^\/history\?.*category=food/));
  expect(within(part).getByText(/than in the month before|as much as in the month before/)).toBeVisible();
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
});

test('the same figures stand in a table', async () => {
  const user = userEvent.setup();
  await openAs('ana', '/insight?currency=EUR');
  await user.click((await screen.findAllByRole('button', { name: 'Show as table' }))[0] ?? document.body);
  const table = screen.getByRole('table', { name: 'Twelve months' });
  expect(within(table).getAllByRole('row')).toHaveLength(13);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Month', 'Money in', 'Money out', 'Fees', 'Balance']);
});

test('another currency is another year', async () => {
  const user = userEvent.setup();
  await openAs('ana', '/insight?currency=EUR');
  await user.click(await screen.findByRole('radio', { name: 'USD' }));
  expect((await screen.findAllByRole('radio', { name: /\$[\d,.]+ in/ })).length).toBe(12);
});

test('with hidden balances there is no figure, neither to read nor to hear, and columns tell nothing', async () => {
  preferences.setState({ hideBalances: true });
  const { container } = await openAs('ana', '/insight?currency=EUR');
  const months = await screen.findByRole('radiogroup', { name: 'Month' });
  for (const month of within(months).getAllByRole('radio')) expect(month).toHaveAccessibleName(/^\w+ \d{4}$/);
  expect(container.textContent).not.toMatch(/\d[.,]\d\d/);
  preferences.setState({ hideBalances: false });
});

test.each(['Etc/Unknown', '+03:00'])('a device of the zone %s has its twelve months, too', async (timeZone) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  const device = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  await openAs('ana', '/insight?currency=EUR&month=2026-99');
  expect(within(await screen.findByRole('radiogroup', { name: 'Month' })).getAllByRole('radio')).toHaveLength(12);
  device.mockRestore();
});
