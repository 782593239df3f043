import { plainText } from './plain-text';
import type { SelectItem } from './select';

/** What a reader skips while looking for a name: "(", "+", "’", "-". */
const MARKS = /[^\p{L}\p{N}]+/gu;

/** An item with its label and its id as they are searched. */
export interface Sought {
  item: SelectItem;
  label: string;
  id: string;
}

/** Words in small letters, without accents and marks, each after a blank: " cote d ivoire". */
const wordsOf = (text: string) => ` ${plainText(text).replace(MARKS, ' ').trim()}`;

/** Made once for a list, so that a key press compares and folds nothing twice. */
export const soughtIn = (items: readonly SelectItem[]): Sought[] =>
  items.map((item) => ({ item, label: wordsOf(item.label), id: wordsOf(item.id) }));

/**
 * The items that a typed text may mean, the likeliest first: those that begin with it, those with a later word that begins with it,
 * and the one whose id it is ("RO"). In each group the list keeps its own order. Nothing typed finds everything.
 */
export function foundIn(sought: readonly Sought[], typed: string): SelectItem[] {
  const words = wordsOf(typed);
  if (words === ' ') return sought.map(({ item }) => item);
  const rankOf = ({ label, id }: Sought) => {
    if (label.startsWith(words)) return 0;
    if (label.includes(words)) return 1;
    return id === words ? 2 : null;
  };
  const ranked = sought.map((one) => ({ item: one.item, rank: rankOf(one) }));
  return [0, 1, 2].flatMap((rank) => ranked.filter((one) => one.rank === rank).map(({ item }) => item));
}
