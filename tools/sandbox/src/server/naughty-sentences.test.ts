// Rules: R0.172.
import { LAWLESS_TEXTS, ONE_LINE_TEXTS } from '@bank/run/naughty';
import { languages } from '../platform/languages';
import { catalogueIn, FOLDERS, namesIn } from './test-sentences';

// Every sentence of the bank, found in the folders of its messages. Any name in one is filled with any text: which of them a customer
// writes is no matter, because `say` treats all alike.

interface Sentence {
  sentence: string;
  name: string;
  say: (text: string) => string;
}

/** Each name of each sentence in each language. */
const SENTENCES = FOLDERS.flatMap((folder) => {
  const { ids, say } = catalogueIn(folder);
  return ids.flatMap((id) =>
    languages.flatMap((language) => {
      const sentence = say(language, id);
      return namesIn(sentence).map((name): Sentence => ({
        sentence,
        name,
        say: (text) => say(language, id, { [name.slice(1, -1)]: text }),
      }));
    }),
  );
});

const TEXTS = [...LAWLESS_TEXTS, ...ONE_LINE_TEXTS];
const ISOLATE = /\u2068[^\u2066-\u2069]*\u2069/gu;

/** What a text did to the sentence around it; null where it did nothing. Written apart from the rule. */
function doneBy(text: string, { sentence, name, say }: Sentence): string | null {
  const said = say(text);
  const [first = '', ...others] = sentence.split(name);
  const last = others.at(-1) ?? '';
  if (!said.startsWith(first) || !said.endsWith(last)) return 'the words of the bank';
  const filled = said.slice(first.length, said.length - last.length);
  if (/[\p{Cc}\u2028\u2029]/u.test(filled)) return 'a line or a control';
  if (/^\p{Default_Ignorable_Code_Point}*\p{M}/u.test(filled)) return 'a mark on the letter before';
  return /[\u202a-\u202e\u2066-\u2069]/u.test(filled.replace(ISOLATE, '')) ? 'a direction' : null;
}

test('the bank has sentences that texts fill', () => {
  expect(FOLDERS.length).toBeGreaterThan(30);
  expect(SENTENCES.length).toBeGreaterThan(1000);
  // A sentence is one paragraph of a letter.
  expect(SENTENCES.filter(({ sentence }) => /[\r\n]/.test(sentence))).toEqual([]);
});

test.each(TEXTS.map((text) => [JSON.stringify(text), text] as const))(
  '%s changes no sentence in any language',
  (_shown, text) => {
    const changed = SENTENCES.flatMap((one) => {
      const what = doneBy(text, one);
      return what === null ? [] : [[one.sentence, one.name, what]];
    });
    expect(changed).toEqual([]);
  },
);
