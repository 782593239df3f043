// Rules: R1.2.34.
import { loadCatalogues } from '@bank/i18n';
import { cameFrom, loadMessages as kitTexts, loadScreenMessages, useFlowPlan, type FlowPlan } from '@bank/kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { loadMessages } from '../messages';
import { renderRoutes, signAnaIn } from '../testing/signed-in-routes';
import { Component as FlowLayout } from './flow-layout';

const STEPS = ['kit.place.profile', 'kit.place.accounts', 'kit.place.activity'] as const;

beforeEach(async () => {
  await loadCatalogues('en', [loadMessages, kitTexts, loadScreenMessages]);
  signAnaIn();
  cameFrom.setState({ address: null });
});

function Screen(plan: FlowPlan) {
  useFlowPlan(plan);
  return <h1>You send €250</h1>;
}

const show = (plan: FlowPlan) =>
  renderRoutes(
    [
      {
        element: <FlowLayout />,
        children: [{ path: '/transfer/p2p', element: <Screen {...plan} />, handle: { title: 'kit.place.payments' } }],
      },
      { path: '/history', element: <h1>Activity</h1> },
      { path: '/home', element: <h1>Home</h1> },
    ],
    '/transfer/p2p',
  );

test('the line says what is done, which step is asked and how many there are', async () => {
  const { container } = show({ steps: STEPS, at: 1 });
  const line = screen.getByRole('banner');
  expect(within(line).getByText('Payments')).toBeVisible();
  const steps = within(line).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(within(line).getByText('Step 2 of 3')).toBeInTheDocument();
  expect(within(line).getByText('Saved as you go')).toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('there is no navigation beside a flow', () => {
  show({ steps: STEPS, at: 0 });
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('when every step is answered nothing is said to be saved', () => {
  show({ steps: STEPS, at: 3 });
  expect(screen.queryByText('Saved as you go')).toBeNull();
  expect(screen.queryByText(/^Step /)).toBeNull();
});

test('closing leads back to where the customer was, in place of the flow', async () => {
  cameFrom.setState({ address: '/history?keyword=rent' });
  const { router } = show({ steps: STEPS, at: 0 });
  const [close] = screen.getAllByRole('button', { name: 'Close' });
  await userEvent.click(close as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Activity' })).toBeVisible();
  expect(router.state.location.search).toBe('?keyword=rent');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('who opened the page inside the flow is closed into the bank', async () => {
  show({ steps: STEPS, at: 0 });
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

test('a phone’s line goes a step back where there is one, and names the step', async () => {
  const back = jest.fn();
  show({ steps: STEPS, at: 1, title: 'To Ana Pop', onBack: back });
  expect(screen.getByText('To Ana Pop')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(back).toHaveBeenCalledTimes(1);
});
