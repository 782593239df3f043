/** @jest-environment @bank/testing/environment */
// Rules: R1.2.37, R1.3.17.
import { axeFindings } from '@bank/kit/testing';
import { paths } from '@bank/paths';
import { signIn } from '@bank/session';
import { signInAs } from '@bank/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoutes } from 'react-router-dom';
import { features } from '../routing/features';
import { buildRoutes } from '../routing/routes';
import { brand } from '../testing/signed-in-routes';
import { forgetEverything, openBank, prepareBank } from '../testing/open-bank';
import { QUESTIONS } from './questions';

beforeAll(prepareBank);
beforeEach(forgetEverything);

async function open() {
  signIn(await signInAs('ana'));
  const { router } = openBank(paths.help.to());
  await screen.findByRole('heading', { level: 1, name: 'Help' });
  return { router, user: userEvent.setup() };
}

test('an answer leads to the screen where it is seen to', async () => {
  const { router, user } = await open();
  expect(await axeFindings(document.body)).toEqual([]);
  const lost = screen.getByText('I’ve lost my card, or it was stolen');
  expect(screen.getByText(/^Pause it straight away/)).not.toBeVisible();
  await user.click(lost);
  await user.click(screen.getByRole('link', { name: 'Your cards' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/cards/));
});

test('the channels are those of the brand, and the list of shortcuts opens from here', async () => {
  const { user } = await open();
  const channels = screen.getByRole('list', { name: 'Talk to us' });
  expect(within(channels).getByRole('link', { name: /^Call us/ })).toHaveAttribute(
    'href',
    `tel:${brand.supportNumber.replaceAll(' ', '')}`,
  );
  expect(within(channels).getByRole('link', { name: /^Send us a text message/ })).toHaveAttribute(
    'href',
    `sms:${brand.supportNumber.replaceAll(' ', '')}`,
  );
  expect(within(channels).getByRole('link', { name: /^Write to us/ })).toHaveAttribute(
    'href',
    `mailto:${brand.letter.email}`,
  );
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts', hidden: true }));
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('it says whether the bank can be reached', async () => {
  await open();
  expect(screen.getByText('Everything works')).toBeVisible();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(within(screen.getByRole('main')).getByText('You’re offline')).toBeVisible();
  jest.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
});

test('every answer names a screen that there is', () => {
  const routes = buildRoutes(features);
  const missing = QUESTIONS.filter(({ to }) => matchRoutes(routes, to)?.at(-1)?.route.path === '*');
  expect(missing.map(({ id }) => id)).toEqual([]);
});
