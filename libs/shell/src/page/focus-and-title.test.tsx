import { BrandProvider } from '@bank/brand';
import { I18nProvider } from '@bank/i18n';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { brand } from '../testing/signed-in-routes';
import { FocusAndTitle } from './focus-and-title';

/** The page around a field, as the prerendered HTML shows it before the code is there. */
function showField(): void {
  const page = document.createElement('main');
  page.id = 'main';
  page.innerHTML = '<h1>Step</h1><input aria-label="Password">';
  document.body.append(page);
}

test('a field that got the focus before the code was there does not lose it when a step takes its place', async () => {
  showField();
  screen.getByLabelText('Password').focus();
  const router = createMemoryRouter([{ path: '*', Component: FocusAndTitle }]);
  render(
    <BrandProvider brand={brand}>
      <I18nProvider lang="en" messages={{}}>
        <RouterProvider router={router} />
      </I18nProvider>
    </BrandProvider>,
  );
  // The code that keeps the focus is on its way.
  await import('./keep-focus');
  screen.getByLabelText('Password').remove();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Step' })).toHaveFocus());
});
