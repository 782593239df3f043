import { unprintable } from '../../../platform/papers/draw';
import type { Paper } from '../../../platform/papers/paper';
import { textsOf } from '../../../platform/papers/plain-paper';
import type { MayRefuse, Refusal } from '../../../platform/refusal';
import { refused, refusedBy } from '../texts';

/** A text that the certificate shows, and the field of the form that it comes from. */
export type Shown = readonly [field: string, text: string | undefined];

type Context = { lang: string } & MayRefuse<'unprintable'>;

/**
 * A certificate with a letter that no font of the bank has is refused at the field that brings it, before anything is signed (R0.191). What no field
 * brings, such as the name of who signs, is refused without one, and the customer is asked to call: no question of the form mends it. Null where all can
 * be printed.
 * @throws Busy when too many papers are waited for
 */
export async function unprintableFault(
  context: Context,
  paper: Paper,
  shown: readonly Shown[],
): Promise<Refusal | null> {
  // As one text, whichever part of the paper it is in.
  const letters = await unprintable(textsOf(paper.blocks).join('\n'));
  if (letters.length === 0) return null;
  const lettersOf = (text = '') => letters.filter((letter) => text.normalize('NFC').includes(letter));
  const found = shown.find(([, text]) => lettersOf(text).length > 0);
  if (!found) return refused(context, 'unprintable', { values: { letters: letters.join(' ') } });
  const [field, text] = found;
  const values = { letters: lettersOf(text).join(' ') };
  return refusedBy(context, 'unprintable', { text: 'unprintableHere', field, values });
}
