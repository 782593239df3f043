import type { UserEvent } from '@testing-library/user-event';

/**
 * Enters a text at once, as from the clipboard. A key takes five events, and each has React look at the screen: a test types
 * where typing is what it proves, and enters what only has to be there.
 *
 * @param field an empty field, or one in which the text is added at the end
 */
export async function enter(user: Pick<UserEvent, 'click' | 'paste'>, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
