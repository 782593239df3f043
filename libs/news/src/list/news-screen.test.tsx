/** @jest-environment @bank/testing/environment */
// Rules: R0.35, R2.4.7, R2.7.70.
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import NewsGate from '../gate/news-gate';
import messages from '../messages/en.json';
import { routes } from '../routes';

const open = (address: string, persona: string, beside = <Outlet />) =>
  renderScreen(address, {
    routes: [{ element: beside, children: routes.main }],
    // A link out of the bank asks for the brand's list; nothing else of it shows.
    brand: { name: 'Test bank', allowedHosts: [] },
    persona,
    messages: { ...kitMessages, ...messages },
  });

test('nils reads one and answers the other, which stood apart until then', async () => {
  const user = userEvent.setup();
  const view = await open('/news', 'nils');
  const asking = await screen.findByRole('region', { name: 'Waiting for your answer' });
  expect(within(asking).getAllByRole('button')).toHaveLength(1);
  expect(await axeFindings(view.container)).toEqual([]);

  await user.click(screen.getByRole('button', { name: /^Your payments sort themselves Unread/ }));
  expect(await screen.findByRole('heading', { name: 'One bar for the whole month' })).toBeVisible();
  expect(view.address()).toMatch(/^\/news\?open=news&id=\d+$/);
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: /^Your payments sort themselves Activity/ })).toBeVisible();

  await user.click(screen.getByRole('button', { name: /^A letter with every card\?/ }));
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.getAllByText('Accepted').length).toBeGreaterThan(0));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument());
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Waiting for your answer' })).not.toBeInTheDocument(),
  );
});

test('who was told nothing reads what will stand here', async () => {
  await open('/news', 'uma');
  expect(await screen.findByText('No news yet')).toBeVisible();
});

test('what must be answered opens over an idle place, and only an answer closes it', async () => {
  const user = userEvent.setup();
  await open(
    '/news',
    'opal',
    <>
      <NewsGate />
      <Outlet />
    </>,
  );
  const question = await screen.findByRole('alertdialog', { name: 'New terms from 1 January' });
  await user.keyboard('{Escape}');
  expect(question).toBeVisible();
  expect(within(question).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await user.click(within(question).getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(await screen.findByText('Declined')).toBeVisible();
});
