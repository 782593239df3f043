import type { MayRefuse, Refusal } from '../../platform/refusal';
import { isBlank, missingFault } from './text-fault';
import { refused } from './texts';

/** A text that one answer asks for and every other leaves out, like the details of a yes (R3.3.11). */
export function furtherTextFault(
  context: { lang: string } & MayRefuse<'fieldMissing' | 'noSuchEntry'>,
  field: string,
  { isAsked, text }: { isAsked: boolean; text: string | undefined },
): Refusal | null {
  if (isAsked) return missingFault(context, field, text);
  return isBlank(text) ? null : refused(context, 'noSuchEntry', { field });
}
