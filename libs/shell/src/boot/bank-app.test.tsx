import type { Brand } from '@bank/brand';
import { languageStore } from '@bank/i18n';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { LiveBankApp } from './bank-app';

test('once the application is there, what the first page kept in reserve is gone', async () => {
  const brand = { languages: ['en'], defaultLanguage: 'en' } as unknown as Brand; // the part of a brand that is read here
  languageStore.init(brand);
  document.body.innerHTML =
    '<template id="signin-es"></template><template id="boot"></template><template id="unreachable-en"></template>';
  render(<LiveBankApp brand={brand} router={createMemoryRouter([{ path: '/', element: <p>There</p> }])} />);
  expect(await screen.findByText('There')).toBeVisible();
  expect(document.documentElement.dataset['ready']).toBe('');
  // eslint-disable-next-line testing-library/no-node-access -- templates are in no role: nobody sees them
  expect(document.querySelectorAll('template')).toHaveLength(0);
});
