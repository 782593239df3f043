import fc from 'fast-check';
import { full } from './size';

// Texts that break careless code, for every test that types or sends what people can type (D17).

const LISTED: readonly string[] = [
  // What a careless conversion takes for something else.
  ...[
    'undefined',
    'null',
    'NULL',
    '(null)',
    'nil',
    'NaN',
    'Infinity',
    '-Infinity',
    'true',
    'FALSE',
    '[]',
    '{}',
    '__proto__',
  ],
  ...[
    'constructor',
    'hasOwnProperty',
    '0',
    '00',
    '-0',
    '+1',
    '1.00',
    '01',
    '1e3',
    '0x1F',
    '1,000.00',
    '1.000,00',
    '٠١٢',
    '１２３',
    '.5',
  ],
  ...['9007199254740993', '123456789012345678901234567890', '1/0', '1_000', 'NIL', 'inf', '１.５', '5.', '1E-8'],
  // What ends a text in SQL, a shell, a template, a path or markup.
  ...[
    "'; DROP TABLE payment; --",
    '" OR ""="',
    "O'Brien",
    '\\',
    '\\\\',
    '\\n',
    '\\u0000',
    '%s%d%n',
    '%00',
    '$(reboot)',
    '`id`',
  ],
  ...[
    '${7*7}',
    '{{7*7}}',
    '#{x}',
    '<%= 1 %>',
    '../../etc/passwd',
    'CON',
    'file:///etc/hosts',
    '&amp;',
    '&lt;b&gt;',
    '<b>bold</b>',
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    ']]>',
    '<!-- ',
    '{count, plural, other {#}}',
    "'{'",
  ],
  // Letters of every kind: composed or not, right to left, without width, outside of the first plane.
  ...[
    'é',
    'e\u0301',
    'ﬁ',
    'ß',
    'ẞ',
    'İi̇',
    'ǆ',
    'Å',
    'Å',
    '한글',
    '각',
    'مرحبا',
    'שלום',
    '\u202Eabc\u202C',
    '\u2066a\u2069',
    'a\u200Bb',
    'a\u200Db',
  ],
  ...[
    '\uFEFFa',
    'a\u00A0b',
    'a\u2028b',
    'a\u2029b',
    'a\u0085b',
    '\u007F',
    '\u0001',
    'a\tb',
    '\u00AD',
    '田中さん',
    '𠜎𠜱',
    '👩‍👩‍👧‍👦',
    '🏳️‍🌈',
    '🇲🇩',
    '👍🏿',
    'Z̮̞̠͙͔ͅ',
    '\u{10FFFF}',
    '\uFFFE',
  ],
];

/** Everything that one line of a form can hold: no line breaks, and no NUL, which the bank refuses. */
const anyText = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }).filter((text) => !/[\0\n\r]/.test(text));

/** The gate plays all that are listed, and some of the others. */
const SIZE = full(485, LISTED.length + 20);

/** What one line of a form can hold; 485 at full size. */
export const ONE_LINE_TEXTS: readonly string[] = [
  ...new Set([...LISTED, ...fc.sample(anyText, { numRuns: 485, seed: 17 })]),
].slice(0, SIZE);

/** What no form holds in one line and a call can bring: lines, controls, turned texts, marks alone and blanks that count as letters. */
export const LAWLESS_TEXTS: readonly string[] = [
  ...[
    'B.\n\nURGENT: call us',
    'Ana\r\nSigned by another',
    'a\u2028b',
    'a\u2029b',
    'a\u000bb',
    'a\u0085b',
    '\n',
    'Ana\n',
  ],
  ...[
    '\u0301',
    '\u0301Ana',
    '\u2066\u0301x',
    '\u2068\u0301x\u2069',
    '\u200d\u0336x',
    '\u3164',
    'a\u3164b',
    '\u2800',
    'a\u2800b',
    '\u115f',
    '\u034f',
    '\ufe0f',
    'a\ud800b',
    '\udc00',
  ],
  ...[
    '\u202eabc',
    'a\u2067b',
    '\u2069\u2068x',
    '\u200fa',
    '\u061ca',
    'a\u2060b',
    'a\u180eb',
    'a\ufff9b',
    'a\u{e0041}b',
  ],
  ...['a\u0007b', '\u001b[31mred', 'a\u0000b', 'a\tb'],
];
