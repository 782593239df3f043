import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  catalogueStore,
  I18nProvider,
  LANGS,
  loadCatalogues,
  Text,
  useFormat,
  useLang,
  useLocale,
  useText,
  type Lang,
} from './index';

declare module './index' {
  interface Messages {
    'i18n.test.hello': string;
    'i18n.test.left': string;
    'i18n.test.rich': string;
    'i18n.test.late': string;
    'i18n.test.gone': string;
  }
}

const messages = {
  'i18n.test.hello': 'Hello, {name}',
  'i18n.test.left': '{count, plural, one {# try} other {# tries}} left',
  'i18n.test.rich': 'Read the <link>terms</link>, {name}',
};

const show = (children: ReactNode, lang: Lang = 'en', texts: Record<string, string> = messages) =>
  render(
    <I18nProvider lang={lang} messages={texts}>
      {children}
    </I18nProvider>,
  );

function Label({ count }: { count: number }) {
  return <button aria-label={useText()('i18n.test.left', { count })} type="button" />;
}

test('texts with values, as elements and as strings', () => {
  show(
    <>
      <Text id="i18n.test.hello" values={{ name: <b>Ana</b> }} />
      <Label count={1} />
      <Label count={5} />
    </>,
  );
  expect(screen.getByText('Ana').tagName).toBe('B');
  expect(screen.getByRole('button', { name: '1 try left' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '5 tries left' })).toBeInTheDocument();
});

test('a tag of a message becomes an element', () => {
  show(<Text id="i18n.test.rich" values={{ link: (chunks) => <a href="/terms">{chunks}</a>, name: 'Ana' }} />);
  expect(screen.getByRole('link', { name: 'terms' })).toBeInTheDocument();
});

const PLURALS: readonly [Lang, string, readonly string[]][] = [
  [
    'ua',
    '{count, plural, one {# спроба} few {# спроби} many {# спроб} other {# спроби}}',
    ['1 спроба', '3 спроби', '5 спроб', '21 спроба'],
  ],
  [
    'ru',
    '{count, plural, one {# попытка} few {# попытки} many {# попыток} other {# попытки}}',
    ['1 попытка', '3 попытки', '5 попыток', '21 попытка'],
  ],
  ['ro', '{count, plural, one {# dată} few {# dăți} other {# de dăți}}', ['1 dată', '3 dăți', '5 dăți', '21 de dăți']],
];

test.each(PLURALS)('plurals of %s', (lang, message, expected) => {
  show(
    [1, 3, 5, 21].map((count) => (
      <li key={count}>
        <Text id="i18n.test.left" values={{ count }} />
      </li>
    )),
    lang,
    { 'i18n.test.left': message },
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(expected);
});

test('a text nobody has written is noticed in tests', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => show(<Text id="i18n.test.gone" />)).toThrow('No message "i18n.test.gone" in en');
  expect(() => show(<Text id="i18n.test.hello" />)).toThrow();
});

test('catalogues load once per language, arrive on screen, and are asked again after a failure', async () => {
  const loader = jest.fn((locale: string) => Promise.resolve({ default: { 'i18n.test.late': `late ${locale}` } }));
  const broken = jest.fn(() => Promise.reject(new Error('offline')));
  await Promise.all([loadCatalogues('ua', [loader]), loadCatalogues('ua', [loader])]);
  await loadCatalogues('ua', [loader]);
  expect(loader.mock.calls).toEqual([['uk']]);
  show(<Text id="i18n.test.late" />, 'ua');
  expect(screen.getByText('late uk')).toBeInTheDocument();
  act(() => catalogueStore.add('ua', { 'i18n.test.late': 'later' }));
  expect(screen.getByText('later')).toBeInTheDocument();
  await expect(loadCatalogues('ua', [broken])).rejects.toThrow('offline');
  await expect(loadCatalogues('ua', [broken])).rejects.toThrow('offline');
  expect(broken).toHaveBeenCalledTimes(2);
});

function Formats() {
  const format = useFormat();
  const now = Date.parse('2026-11-21T12:00:00Z');
  return (
    <ul>
      <li>{`${useLang()} ${useLocale()}`}</li>
      <li>{format.amount('1234.5', 'RON')}</li>
      <li>{format.date('2026-11-01', 'day')}</li>
      <li>{format.relative('2026-11-20T12:00:00Z', now)}</li>
      <li>{format.percent(0.125)}</li>
      <li>{format.displayName('language', 'ua')}</li>
      <li>{format.displayName('region', 'RO')}</li>
      <li>{format.displayName('currency', 'EUR')}</li>
      <li>{format.currencyName('USD')}</li>
      <li>{format.currencyName('BTC')}</li>
      <li>{format.displayName('region', 'not a code')}</li>
      <li>{format.date('garbage', 'day')}</li>
    </ul>
  );
}

const SHOWN: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'en en',
    'lei 1,234.50',
    '1 Nov 2026',
    'yesterday',
    '12.5%',
    'Ukrainian',
    'Romania',
    'Euro',
    'US Dollar',
    'Bitcoin',
  ],
  es: [
    'es es',
    '1.234,50 lei',
    '1 nov 2026',
    'ayer',
    '12,5 %',
    'ucraniano',
    'Rumanía',
    'euro',
    'Dólar estadounidense',
    'Bitcoin',
  ],
  ro: [
    'ro ro',
    '1.234,50 lei',
    '1 nov. 2026',
    'ieri',
    '12,5 %',
    'ucraineană',
    'România',
    'euro',
    'Dolar american',
    'Bitcoin',
  ],
  ru: [
    'ru ru',
    '1 234,50 lei',
    '1 нояб. 2026',
    'вчера',
    '12,5 %',
    'украинский',
    'Румыния',
    'евро',
    'Доллар США',
    'Bitcoin',
  ],
  ua: [
    'ua uk',
    '1 234,50 lei',
    '1 лист. 2026',
    'учора',
    '12,5%',
    'українська',
    'Румунія',
    'євро',
    'Долар США',
    'Bitcoin',
  ],
  pt: [
    'pt pt',
    '1.234,50 lei',
    '01/11/2026',
    'ontem',
    '12,5%',
    'ucraniano',
    'Roménia',
    'euro',
    'Dólar dos Estados Unidos',
    'Bitcoin',
  ],
};

test.each(LANGS)('amounts, dates and names as %s writes them', (lang) => {
  show(<Formats />, lang);
  const shown = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => (textContent ?? '').replace(/[\u00a0\u202f]/g, ' '));
  expect(shown).toEqual([...SHOWN[lang], 'not a code', '—']);
});
