import { unseenAt } from '@bank/protocol/plain-name';

/** Where a text has a character that nobody can see, beside a refusal whose sentence then names the position (R2.7.222). */
export function unseenIn(text: string): { at?: number } {
  const at = unseenAt(text);
  return at === null ? {} : { at };
}
