// Rules: R0.170, D17.
import { cleanName, onlySeen, unseenInName } from './plain-name';

test.each([
  ['\u200bAna\u00ad Ma\u2060rin\ufeff', 'Ana Marin'],
  ['\u202eAna\u202c \u2066Marin\u2069\u200e\u200f\u061c', 'Ana Marin'],
  [' \u00a0Ana\u3000', 'Ana'],
  // Joiners stay between letters that they join, and where they make one sign of several.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['क्\u200dष', 'क्\u200dष'],
  ['👩\u200d💻', '👩\u200d💻'],
  ['a\u200db\u200c', 'ab'],
  // Letters of every kind stay, point by point.
  ["O'Brien-Ionescu, Jr.", "O'Brien-Ionescu, Jr."],
  ['e\u0301', 'e\u0301'],
  ['مرحبا', 'مرحبا'],
  ['𠜎𠜱', '𠜎𠜱'],
  ['-', '-'],
])('%j is kept as %j', (typed, kept) => {
  expect(cleanName(typed)).toBe(kept);
  expect(cleanName(kept)).toBe(kept);
  expect(unseenInName(kept)).toBeNull();
  expect(onlySeen(typed)).toBe(kept);
});

test.each(['', '  ', '\u200b', '\u3164', '\u2800\u2800', '\u0301', ' \u0301\ufe0f ', '\u115f\u1160', '\u034f'])(
  '%j has nothing to see',
  (typed) => expect(cleanName(typed)).toBe(''),
);

test.each([
  ['B.\n\nURGENT: call us', 3],
  ['Ana\r', 4],
  ['\tAna', 1],
  ['A\u0007', 2],
  ['😀\u0085x', 2],
  ['a\u2028b', 2],
  ['a\u2029b', 2],
  ['a\u3164b', 2],
  ['a\u2800b', 2],
  ['a\ud800', 2],
  ['a\u180eb', 2],
  ['a\u{e0041}', 2],
  // It would stand on the bank's word before the name.
  ['\u0301Ana', 1],
  ['\n', 1],
])('%j is refused at %d, and dropped from the name of a file', (typed, at) => {
  expect(unseenInName(cleanName(typed))).toBe(at);
  expect(unseenInName(onlySeen(typed))).toBeNull();
});
