import { isMeasured } from './screens';

/** Properties of an event. */
export type Properties = Readonly<Record<string, string | number | boolean>>;

/** Longer strings are cut (R3.9.3). */
const LONGEST = 255;

/** Words that mark a property as private, anywhere in its name. */
const PRIVATE_NAME =
  /pass|token|secret|code|otp|pin|cvv|cvc|iban|account|card|mail|phone|address|name|birth|tax|note|url|query/i;

/** Shapes of values that never leave the bank: card numbers, national ids, tokens (R3.5.4, R0.24). */
const PRIVATE_VALUE: readonly { what: string; looks: RegExp }[] = [
  { what: 'a card number', looks: /\d(?:[ .-]?\d){11,18}/ },
  {
    what: 'a national or tax id, a phone number',
    looks: /(?:^|\D)(?:\d{3}-\d{2}-\d{4}|\d{8}-?[A-Za-z]|\+?\d(?:[ .()-]?\d){8,})(?!\w)/,
  },
  {
    what: 'the number of an identity document',
    looks: /(?<![A-Za-z\d])[A-Za-z]{1,3}[ -]?\d{5,9}[A-Za-z]{0,2}(?![A-Za-z\d])/,
  },
  { what: 'an IBAN', looks: /\b[A-Za-z]{2}\d{2}(?: ?[A-Za-z0-9]){11,30}\b/ },
  { what: 'an e-mail address', looks: /@/ },
  { what: 'an address of a page, or a query', looks: /:\/\/|[?&][\w-]+=|^\// },
  { what: 'a token or a key', looks: /[\w-]{32,}|\beyJ[\w-]+\./ },
];

/** The properties that may leave the bank: strings cut to 255 characters, private ones left out. */
export function cleanProperties(properties: Properties): Properties {
  const clean = Object.entries(properties).flatMap(([name, value]): [string, string | number | boolean][] => {
    if (PRIVATE_NAME.test(name) || isPrivate(value)) return [];
    return [[name.slice(0, LONGEST), typeof value === 'string' ? value.slice(0, LONGEST) : value]];
  });
  return Object.fromEntries(clean);
}

function isPrivate(value: string | number | boolean): boolean {
  if (typeof value === 'boolean') return false;
  if (typeof value === 'number' && !Number.isFinite(value)) return true;
  const text = String(value);
  return !isMeasured(text) && PRIVATE_VALUE.some(({ looks }) => looks.test(text));
}
