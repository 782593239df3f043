/** Letters of scripts that no joiner changes: between two of them it is a character that nobody can see. */
const UNJOINED = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}`;
const JOINED = String.raw`(?:(?![${UNJOINED}])[\p{L}\p{M}]|\p{Extended_Pictographic}|\p{Emoji_Modifier})`;

/** Characters without width or with none of their own: direction marks, zero-width spaces, controls. What joins letters or signs may stand. */
const UNSEEN = new RegExp(String.raw`[\p{Cf}\p{Cc}](?<!${JOINED}[\u200c\u200d](?=${JOINED}))`, 'u');

/** Where a text has a character that nobody can see, from 1; null where it has none (R2.7.222). The one place where the bank looks for them. */
export function unseenAt(text: string): number | null {
  const at = text.search(UNSEEN);
  return at < 0 ? null : [...text.slice(0, at)].length + 1;
}

/** The same beside a refusal, whose sentence then names the position. */
export function unseenIn(text: string): { at?: number } {
  const at = unseenAt(text);
  return at === null ? {} : { at };
}
