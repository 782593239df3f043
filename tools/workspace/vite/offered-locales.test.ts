import { withLocales } from './offered-locales.ts';

test('a room loads the catalogues of the brand’s languages and no other', () => {
  expect(withLocales('(locale) => import(`./messages-steps/${locale}.json`)', ['en', 'es'])).toBe(
    "(locale) => ({ en: () => import('./messages-steps/en.json'), es: () => import('./messages-steps/es.json') })[locale]()",
  );
});

test('other imports stay as they are', () => {
  const code = 'import(`./screens/${name}.tsx`); import("./messages/en.json")';
  expect(withLocales(code, ['en'])).toBe(code);
});
