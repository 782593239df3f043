import { queryClient } from '@bank/api-client';
import { I18nProvider, loadCatalogues, type Lang } from '@bank/i18n';
import { session } from '@bank/session';
import { customerQueries } from '@bank/session/calls';
import { answerCalls, sampleAccess, sampleCustomer } from '@bank/session/testing';
import type { Customer } from '@bank/protocol/customer';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadMessages as kitTexts, loadScreenMessages } from '@bank/kit';
import { loadMessages } from '../messages';
import { contractTexts } from '../messages-contracts';
import { knownRoutes, SIGNED_IN } from '../routing/known-routes';
import { useSettling } from '../signed-in/settled';
import { MenuGroups } from './menu-groups';
import { PersonalMenu } from './personal-menu';

// R1.2.20: requests count in red, active contracts in blue.

const NONE = { total: 0, requests: 0, pending: 0, active: 0, ended: 0, pay: 0, receive: 0 };
let stats: object = NONE;
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  answerCalls((address) => {
    asked.push(address);
    return { data: stats };
  });
  session.setState({ accessToken: 'a', refreshToken: 'b' });
  // The screen of another feature; only its place counts here.
  knownRoutes.set([{ id: SIGNED_IN, children: [{ path: '/revenue-split' }] }]);
});
afterEach(() => jest.useRealTimers());

interface Given {
  counted?: Partial<typeof NONE>;
  customer?: Partial<Customer>;
  lang?: Lang;
  isOpen?: boolean;
}

async function groups({ counted = {}, customer = {}, lang = 'en', isOpen = true }: Given = {}) {
  stats = { ...NONE, ...counted };
  queryClient.clear();
  queryClient.setQueryData(customerQueries.info().queryKey, { customer: sampleCustomer(customer) });
  queryClient.setQueryData(customerQueries.access().queryKey, { customerAccess: sampleAccess({}) });
  await loadCatalogues(lang, [loadMessages, kitTexts, loadScreenMessages, ...contractTexts]);
  function Screen() {
    useSettling();
    return (
      <>
        <MenuGroups isOpen={isOpen} />
        <PersonalMenu />
      </>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }]);
  return render(
    <QueryClientProvider client={queryClient}>
      <I18nProvider lang={lang}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
}

const counts = () => asked.filter((url) => url.includes('/contract/stats')).length;

test.each([
  [{ requests: 3, active: 2 }, 'danger', '3', '3 requests'],
  [{ requests: 1 }, 'danger', '1', '1 request'],
  [{ active: 2 }, 'info', '2', '2 active contracts'],
  [{ active: 1, ended: 4 }, 'info', '1', '1 active contract'],
])('%j is a %s badge that shows %s and says "%s"', async (counted, tone, shown, said) => {
  await groups({ counted });
  expect(await screen.findByRole('link', { name: new RegExp(`^Smart contracts\\s*${said}$`) })).toBeVisible();
  const badge = screen.getByText(shown);
  expect(badge).toHaveAttribute('aria-hidden', 'true');
  // eslint-disable-next-line testing-library/no-node-access -- the colour is a class of the badge around the number
  expect(badge.parentElement).toHaveClass(`tone-${tone}`);
});

test('nothing to answer and nothing active is no badge', async () => {
  await groups({ counted: { ended: 5, pending: 2 } });
  await screen.findByRole('link', { name: 'Smart contracts' });
  await act(() => Promise.resolve());
  expect(screen.getByRole('link', { name: 'Smart contracts' })).toBeVisible();
});

test.each([
  ['en', '21 requests'],
  ['es', '21 solicitudes'],
  ['ro', '21 de cereri'],
  ['ru', '21 запрос'],
  ['ua', '21 запит'],
  ['pt', '21 pedidos'],
] as const)('in %s, 21 requests are "%s"', async (lang, said) => {
  await groups({ counted: { requests: 21 }, lang });
  expect(await screen.findByText(said)).toBeInTheDocument();
});

test('the personal menu shows the same', async () => {
  await groups({ counted: { requests: 3 }, isOpen: false });
  await userEvent.click(screen.getByRole('button', { name: /Personal menu/ }));
  expect(await screen.findByRole('menuitem', { name: /Smart contracts\s*3 requests/ })).toBeVisible();
});

test('it is asked for no earlier than five seconds after sign-in', async () => {
  jest.useFakeTimers();
  await groups({ counted: { active: 2 }, isOpen: false });
  await act(() => jest.advanceTimersByTimeAsync(4900));
  expect(counts()).toBe(0);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(await screen.findByText('2 active contracts')).toBeInTheDocument();
  expect(counts()).toBe(1);
});

test('who is not verified has neither the line nor the call', async () => {
  await groups({ counted: { requests: 3 }, customer: { verified: false } });
  await act(() => Promise.resolve());
  expect(screen.queryByText('Smart contracts')).toBeNull();
  expect(counts()).toBe(0);
});
