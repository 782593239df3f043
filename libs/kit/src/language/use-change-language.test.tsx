import { languageStore, loadTexts } from '@bank/i18n';
import { MissingPart } from '@bank/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useChangeLanguage } from './use-change-language';

function Choice() {
  const changeLanguage = useChangeLanguage();
  return (
    <button type="button" onClick={() => changeLanguage('es')}>
      Español
    </button>
  );
}

test('a language whose texts a release took away is kept for the next page, and the application is told', async () => {
  localStorage.clear();
  languageStore.init({ languages: ['en', 'es'], defaultLanguage: 'en' });
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/es-1.js');
  await loadTexts([(locale) => (locale === 'en' ? Promise.resolve({ default: {} }) : Promise.reject(gone))]);
  const tell = jest.fn();
  render(
    <MissingPart value={tell}>
      <Choice />
    </MissingPart>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Español' }));
  await waitFor(() => expect(tell).toHaveBeenCalledWith(gone));
  expect(languageStore.get()).toBe('en');
  expect(localStorage.getItem('bank.lang')).toBe('es');
});
