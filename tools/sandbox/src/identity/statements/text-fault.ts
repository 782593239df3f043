import { unseenAt } from '@bank/protocol/plain-name';
import type { MayRefuse, Refusal } from '../../platform/refusal';
import { refused, refusedBy } from './texts';

type Context = { lang: string } & MayRefuse<'fieldMissing'>;

export const isBlank = (text: string | undefined): boolean => (text ?? '').trim() === '';

/** A text with a character that nobody can see: refused as missing, in a sentence that says where the character is. */
export function unseenFault(context: Context, field: string, text = ''): Refusal | null {
  const at = unseenAt(text);
  if (at === null) return null;
  return refusedBy(context, 'fieldMissing', { text: 'unseenCharacter', field, values: { at: String(at) } });
}

/** A text that has to be there. */
export const missingFault = (context: Context, field: string, text: string | undefined): Refusal | null =>
  unseenFault(context, field, text) ?? (isBlank(text) ? refused(context, 'fieldMissing', { field }) : null);
