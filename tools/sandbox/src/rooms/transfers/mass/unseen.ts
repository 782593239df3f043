/** Characters without width or with none of their own: direction marks, zero-width spaces, controls. What joins letters may stand in a word. */
const UNSEEN =
  /(?!(?<=\p{L}|\p{M}|\p{Extended_Pictographic})[\u200c\u200d](?=\p{L}|\p{M}|\p{Extended_Pictographic}))[\p{Cf}\p{Cc}]/u;

/** Where a text has a character that nobody can see, from 1; null where it has none (R2.7.222). The one place where the bank looks for them. */
export function unseenAt(text: string): number | null {
  const at = text.search(UNSEEN);
  return at < 0 ? null : [...text.slice(0, at)].length + 1;
}
