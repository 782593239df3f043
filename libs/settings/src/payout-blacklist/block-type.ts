import { isMailbox } from '@bank/protocol';
import { type BlackListEntry } from '@bank/protocol/settings';

/** The type that a text would block: an e-mail address, an account number (4 to 34 letters and digits), or null. */
export function blockTypeOf(text: string): BlackListEntry['blockType'] | null {
  const typed = text.trim();
  if (typed.includes('@')) return isMailbox(typed) ? 'email' : null;
  return /^[a-z0-9]{4,34}$/i.test(typed.replace(/\s/g, '')) ? 'account' : null;
}
