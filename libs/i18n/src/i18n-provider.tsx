import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { catalogueStore, type Catalogue } from './catalogues';
import { formatsOf, type Formats } from './format';
import type { MessageId } from './index';
import { isolated } from './isolate';
import { localeOf, type Lang, type Locale } from './language';

type Plain = string | number | boolean | Date | null | undefined;
/** Values of a message that yields a string. */
export type TextValues = Readonly<Record<string, Plain>>;
/** Values of a message that yields elements: nodes, and a function per tag of the message. */
export type RichValues = Readonly<Record<string, ReactNode | Date | ((chunks: ReactNode[]) => ReactNode)>>;
/** Turns a message id into its text in the current language. */
export type TextOf = (id: MessageId, values?: TextValues) => string;

interface I18n {
  lang: Lang;
  locale: Locale;
  text: TextOf;
  rich(id: MessageId, values: RichValues): ReactNode;
  formats: Formats;
}

const I18nContext = createContext<I18n | null>(null);
const cache = createIntlCache();
const strict = process.env.NODE_ENV !== 'production';
/** Syntax of ICU. The build leaves texts without it unparsed. */
const ICU_SYNTAX = /[{}<']/;

/** A missing text throws in development and tests; in production it stays empty, so that the page still works. */
function complain(error: Error): void {
  if (strict) throw error;
}

function createI18n(lang: Lang, messages: Catalogue): I18n {
  const locale = localeOf(lang);
  // react-intl types a catalogue as all texts or all parsed, but reads each message by itself.
  const mixed = messages as Record<string, string>;
  let made: IntlShape | undefined;
  // Created for the first message with values: probing Intl takes a phone 20 ms, and most texts have no values.
  const intl = () => (made ??= createIntl({ locale, messages: mixed, onError: complain }, cache));
  const has = (id: string) => {
    if (Object.hasOwn(messages, id)) return true;
    complain(new Error(`No message "${id}" in ${locale}`));
    return false;
  };
  return {
    lang,
    locale,
    formats: formatsOf(locale),
    text: (id, values) => {
      if (!has(id)) return '';
      const message = messages[id];
      return isPlain(message) ? message : String(intl().formatMessage({ id }, values && isolatedValues(values)));
    },
    rich: (id, values) =>
      has(id) ? intl().formatMessage({ id }, isolatedValues(values) as Parameters<IntlShape['formatMessage']>[1]) : '',
  };
}

/** Texts that a message takes in come from customers and other banks, too: none turns the message's own words. */
const isolatedValues = <Value,>(values: Readonly<Record<string, Value>>): Record<string, Value | string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]),
  );

/** A text without syntax needs no formatter. */
function isPlain(message: Catalogue[string] | undefined): message is string {
  return typeof message === 'string' && !ICU_SYNTAX.test(message);
}

/**
 * Gives its children the texts and formats of a language.
 * @param messages texts at hand from the start (prerendered page, tests); more arrive through `loadCatalogues`
 */
export function I18nProvider({ lang, messages, children }: { lang: Lang; messages?: Catalogue; children: ReactNode }) {
  const read = () => catalogueStore.get(lang);
  const loaded = useSyncExternalStore(catalogueStore.subscribe, read, read);
  const value = useMemo(
    () => createI18n(lang, messages ? { ...messages, ...loaded } : loaded),
    [lang, messages, loaded],
  );
  return <I18nContext value={value}>{children}</I18nContext>;
}

function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('I18nProvider is missing above this component');
  return i18n;
}

/** The language as brands and addresses name it. */
export function useLang(): Lang {
  return useI18n().lang;
}

/** The locale behind it, for Intl and for @bank/money. */
export function useLocale(): Locale {
  return useI18n().locale;
}

/** The text function of the current language; its identity changes only with the language or when texts arrive. */
export function useText(): TextOf {
  return useI18n().text;
}

/** Amounts, dates, numbers and names as the current language writes them. */
export function useFormat(): Formats {
  return useI18n().formats;
}

/** A message as an element; its values may be elements, or functions for the tags of the message. */
export function Text({ id, values }: { id: MessageId; values?: RichValues }) {
  const { text, rich } = useI18n();
  return <>{values ? rich(id, values) : text(id)}</>;
}
