// R0.170: what a name or a line of an address may hold. Page and bank call the same functions, so that they say the same.

/** Characters without width and marks that turn the direction. A name that was pasted brings them along, and means none of them. */
const TAKEN_OFF = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Letters of scripts that no joiner changes: between two of them a joiner is a character without a use. */
const UNJOINED = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}`;
const JOINED = String.raw`(?:(?![${UNJOINED}])[\p{L}\p{M}]|\p{Extended_Pictographic}|\p{Emoji_Modifier})`;
/** U+200C and U+200D where they join nothing. */
const STRAY_JOINERS = new RegExp(String.raw`[\u200c\u200d](?<!${JOINED}[\u200c\u200d](?=${JOINED}))`, 'gu');

const AROUND = /^\p{Zs}+|\p{Zs}+$/gu;

/** Nothing that a reader could see: blanks, marks on no letter, fillers. Controls are not among them, since they are refused. */
const NOTHING_SEEN = /^[\p{Zs}\p{M}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]*$/u;

/**
 * Controls, line breaks, other characters without width, halves of characters and blanks that count as letters; and a mark before the
 * first letter, which would stand on the bank's own word before the name.
 */
const UNSEEN =
  /^\p{M}|(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u2800\u3164\uffa0]/u;
const EVERY_UNSEEN = new RegExp(UNSEEN.source, 'gu');

/**
 * A name or a line of an address as the bank keeps it (R0.170): without marks of direction, characters without width, joiners that join
 * nothing and blanks around it. A text in which there is nothing to see is empty.
 */
export function cleanName(text: string): string {
  const clean = text.replace(TAKEN_OFF, '').replace(STRAY_JOINERS, '').replace(AROUND, '');
  return NOTHING_SEEN.test(clean) ? '' : clean;
}

/**
 * Where a clean name holds what no name may: a control, a line break or another character that nobody can see (R0.170).
 * @param name as `cleanName` made it
 * @returns the position in code points, from 1; null where the name may stand
 */
export function unseenInName(name: string): number | null {
  const at = name.search(UNSEEN);
  return at < 0 ? null : [...name.slice(0, at)].length + 1;
}

/** All that a name loses, and all that it is refused for. */
const UNSEEN_AS_TYPED = new RegExp([TAKEN_OFF, STRAY_JOINERS, UNSEEN].map(({ source }) => source).join('|'), 'u');

/**
 * Where a text that is not cleaned has a character that nobody can see: what a name loses (R0.170), and what it is refused for.
 * @returns the position in code points, from 1; null where all of it is seen
 */
export function unseenAt(text: string): number | null {
  const at = text.search(UNSEEN_AS_TYPED);
  if (at >= 0) return [...text.slice(0, at)].length + 1;
  return text.trim() !== '' && NOTHING_SEEN.test(text) ? 1 : null;
}

/** A text that nobody typed, such as the name of a file: what a typed name is refused for is dropped (R0.170). May be empty. */
export const onlySeen = (text: string): string =>
  cleanName(text.replace(TAKEN_OFF, '').replace(EVERY_UNSEEN, '')).replace(/^[\p{Zs}\p{M}]+/u, '');
