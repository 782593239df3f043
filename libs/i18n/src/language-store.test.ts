// Rules: R1.9.4.
import { chooseLanguage, intlTagOf, languageStore, langOf, localeOf } from './index';

const all = { languages: ['en', 'es', 'ro', 'ru', 'ua', 'pt'] as const, defaultLanguage: 'ro' as const };
const two = { languages: ['en', 'es'] as const, defaultLanguage: 'en' as const };

test.each([
  ['ua', ['en'], all, 'ua'],
  [null, ['uk-UA', 'en'], all, 'ua'],
  [null, ['de-DE', 'pt-BR', 'en'], all, 'pt'],
  [null, ['de'], all, 'ro'],
  [null, [], all, 'ro'],
  ['ru', ['es-MX'], two, 'es'],
  ['nonsense', ['uk'], two, 'en'],
])('saved %p, browser %j: %s', (saved, preferred, offered, lang) => {
  expect(chooseLanguage(saved, preferred, offered)).toBe(lang);
});

test('ua is the locale uk (R0.6)', () => {
  expect([localeOf('ua'), localeOf('pt'), langOf('uk'), langOf('ua'), langOf('de')]).toEqual([
    'uk',
    'pt',
    'ua',
    'ua',
    null,
  ]);
});

test('dates are written as in Europe, whose banks these are', () => {
  expect((['en', 'pt', 'ro', 'uk'] as const).map(intlTagOf)).toEqual(['en-GB', 'pt-PT', 'ro', 'uk']);
});

test('a choice is shown on <html>, kept for the next visit, and told; what is not offered is ignored', () => {
  localStorage.clear();
  const heard: string[] = [];
  const stop = languageStore.subscribe(() => heard.push(languageStore.get()));
  languageStore.init(all);
  languageStore.set('ua');
  expect(document.documentElement.lang).toBe('uk');
  expect(languageStore.init(all)).toBe('ua');
  languageStore.init(two);
  languageStore.set('ru');
  stop();
  expect(heard).toEqual(['ua']);
  expect(languageStore.get()).toBe('en');
});
