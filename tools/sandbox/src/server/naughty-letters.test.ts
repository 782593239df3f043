// Rules: R0.172, D17.
import { LAWLESS_TEXTS, ONE_LINE_TEXTS } from '@bank/run/naughty';
import { inFull } from '@bank/run/size';
import { languages } from '../platform/languages';
import type { Language } from '../platform/languages';
import { bankWith, LETTER_KINDS } from './test-letter-kinds';
import type { Write } from './test-letter-kinds';
import { changesOf, PLAIN, recorderFor } from './test-letters';

// Letters of several parts: a name beside a detail, a list of payments, a reason behind a sentence. Each is written as the bank writes it, and
// compared line by line with the same letter about a plain word. Letters of one sentence are proven with it (naughty-sentences.test.ts).

const TEXTS = [...LAWLESS_TEXTS, ...ONE_LINE_TEXTS, 'שלום', '7 שלום 7', 'مرحبا ٧'];

/** The lines of a letter about a text, in one language. */
function writerIn(language: Language, write: Write): (text: string) => Promise<readonly string[]> {
  const { outbox, taken } = recorderFor(language);
  const bank = bankWith(outbox, language);
  return async (text) => {
    await write(text, bank);
    return taken();
  };
}

interface Change {
  text: string;
  line: string;
  what: string;
}

/** What texts do to the lines that are written about a plain word. */
async function changesBy(texts: readonly string[], linesAbout: (text: string) => Promise<readonly string[]>) {
  const changes: Change[] = [];
  const plain = await linesAbout(PLAIN);
  const watched = plain.map(changesOf);
  for (const text of texts) {
    const lines = await linesAbout(text);
    if (lines.length !== plain.length) changes.push({ text, line: lines.join('\n'), what: 'the number of lines' });
    for (const [place, changed] of watched.entries()) {
      const line = lines[place] ?? '';
      const what = changed(line);
      if (what !== null) changes.push({ text, line, what });
    }
  }
  return { plain, changes };
}

describe.each(inFull(languages, ['en', 'ru']))('in %s', (language) => {
  test.each(LETTER_KINDS)('%s says the same, whatever a customer wrote', async (_kind, write) => {
    const { plain, changes } = await changesBy(TEXTS, writerIn(language, write));
    expect(plain.join('\n')).toContain(PLAIN);
    expect(changes).toEqual([]);
  });
});

/** What the letters of a bank that cleans nothing would do to their readers. */
const CARELESS: readonly (readonly [text: string, what: string])[] = [
  ['Ana\r\nBcc: all@evil.test', 'a line or a control'],
  ['Ana\u2028Signed by another', 'a line or a control'],
  ['Ana\u0000', 'a line or a control'],
  ['\u0301Ana', 'a mark on the letter before'],
  ['\u200d\u0336x', 'a mark on the letter before'],
  ['\u202egnp.exe', 'a direction'],
  ['a\u2067b', 'a direction'],
  ['\u2068a', 'a direction'],
  ['a\u2069b', 'a direction'],
];

test.each(CARELESS)('a bank that cleaned nothing would be found out by %j, as %s', async (text, what) => {
  const careless = async (name: string) => [
    `Money for ${name}`,
    `You have sent 5.00 EUR to ${name} (7@personas.test).`,
  ];
  const { changes } = await changesBy([text], careless);
  expect(changes.map((one) => one.what)).toEqual([what, what]);
});

test('a bank that said another word, more or less of it, or in another order, would be found out', () => {
  const changed = changesOf(`You have sent 5.00 EUR to ${PLAIN} (7@personas.test).`);
  const isFound = (said: string) => changed(said) !== null;
  expect(isFound('You have sent 5.00 EUR to Ana (7@personas.test).')).toBe(false);
  expect(isFound('You have sent 5.00 EUR to \u2068שלום\u2069 (7@personas.test).')).toBe(false);
  expect(isFound('You have sent 5.00 EUR to \u2068שלום (7@personas.test)\u2069.')).toBe(true);
  expect(isFound('You have sent 6.00 EUR to Ana (7@personas.test).')).toBe(true);
  expect(isFound('You have sent 5.00 EUR to Ana (7@personas.test). Call us.')).toBe(true);
  expect(isFound('You have sent 5.00 EUR to Ana')).toBe(true);
  expect(changesOf('No text stands here.')('No text stands here.')).toBeNull();
  expect(changesOf('No text stands here.')('No text stands here')).toBe('the words of the bank');
  // Alike in each place, and cut in one of them.
  const twice = changesOf(`${PLAIN} asks ${PLAIN}.`);
  expect([twice('Ana asks Ana.'), twice('Ana\u0301 asks An.'), twice('Ana asked Ana.')]).toEqual([
    ...[null, null, 'the words of the bank'],
  ]);
});
