import { ALL, textOf } from './files';

/** Words that hide the subject of a sentence (docs/voice.md). */
const RIDDLE = /\b(somebody|someone|whoever)\b/i;
/** A line that is a comment, or the end of one of code. */
const COMMENT = /^\s*(?:\/\/|\/?\*|--|#).*|\s\/\/ .*$/;
const CODE = /\.(tsx?|mjs|cjs|css|sql)$/;

function riddlesIn(text: string): string[] {
  return text.split('\n').filter((line) => RIDDLE.test(COMMENT.exec(line)?.[0] ?? ''));
}

test.each([
  ['// Whoever pays, waits.', 1],
  ['  * Shown to somebody else.', 1],
  ['-- Someone else may approve.', 1],
  ["const who = 'someone'; // a user of the bank", 0],
  ["const url = 'https://whoever.test';", 0],
  ['// A user waits.', 0],
])('%j holds %i riddles', (text, expected) => {
  expect(riddlesIn(text)).toHaveLength(expected);
});

test('every comment names its subject', () => {
  const own = 'tools/workspace/rules/voice.test.ts';
  const found = ALL.filter((file) => CODE.test(file) && file !== own).flatMap((file) =>
    riddlesIn(textOf(file)).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
