// Rules: R3.9.2.
import { loadCatalogues } from '@bank/i18n';
import { loadMessages as kitTexts } from '@bank/kit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Outlet } from 'react-router-dom';
import { I18nProvider } from '@bank/i18n';
import { loadMessages } from '../messages';
import { renderRoutes } from '../testing/signed-in-routes';
import { newRelease } from './new-release';
import { UpdateLine } from './update-line';
import { UpdateSlot } from './update-slot';

beforeEach(async () => {
  await loadCatalogues('en', [loadMessages, kitTexts]);
  newRelease.setState({ found: null, dismissed: null });
});

const find = (found: string | null) => act(() => newRelease.setState({ found }));
const offer = () => screen.queryByText('There’s a new version');

function show() {
  const frame = (
    <>
      <UpdateSlot />
      <Outlet />
    </>
  );
  const children = [
    { path: '/', element: <h1>Home</h1> },
    { path: '/history', element: <h1>Activity</h1> },
    { path: '/cards', element: <h1>Cards</h1> },
  ];
  const { router, container } = renderRoutes([{ element: frame, children }]);
  const open = (address: string) => act(() => router.navigate(address));
  return { open, container };
}

test('a release is offered from the next screen on, and moves nothing on the open one', async () => {
  const { open, container } = show();
  find('new');
  expect(offer()).toBeNull();
  await open('/history');
  expect(await screen.findByText('There’s a new version')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('what was put away stays silent, and the next release is offered again', async () => {
  const { open } = show();
  find('new');
  await open('/history');
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(offer()).toBeNull();
  await open('/cards');
  expect(screen.getByRole('heading', { name: 'Cards' })).toBeVisible();
  expect(offer()).toBeNull();
  find('newer');
  await open('/history');
  expect(await screen.findByText('There’s a new version')).toBeVisible();
});

test('a release that was taken back is no longer offered', async () => {
  const { open } = show();
  find('new');
  await open('/history');
  expect(await screen.findByText('There’s a new version')).toBeVisible();
  find(null);
  expect(offer()).toBeNull();
});

test('the customer says when the page is loaded again', async () => {
  const reload = jest.fn();
  render(
    <I18nProvider lang="en">
      <UpdateLine release="new" reload={reload} />
    </I18nProvider>,
  );
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Load it now' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
