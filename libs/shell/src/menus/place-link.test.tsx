// Rules: R1.2.36.
import { I18nProvider } from '@bank/i18n';
import { kitMessages } from '@bank/kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Settings } from 'lucide-react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ahead } from '../routing/ahead';
import { PlaceLink } from './place-link';

test.each([
  ['a pointer', (link: HTMLElement) => userEvent.click(link)],
  [
    'a keyboard',
    async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    },
  ],
])('%s that presses a place starts its calls, and looking at it does not', async (_what, press) => {
  const startData = jest.spyOn(ahead, 'startData').mockResolvedValue();
  const row = { to: '/settings', label: 'kit.place.settings', icon: Settings } as const;
  const router = createMemoryRouter([{ path: '*', element: <PlaceLink row={row} className="" /> }]);
  render(
    <I18nProvider lang="en" messages={kitMessages}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  const link = screen.getByRole('link');
  await userEvent.hover(link);
  expect(startData).not.toHaveBeenCalled();
  await press(link);
  expect(startData).toHaveBeenCalledWith('/settings');
  expect(router.state.location.pathname).toBe('/settings');
  startData.mockRestore();
});
