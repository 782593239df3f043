import type { Page } from '@playwright/test';
import { persona } from './bank';
import type { Hands } from './keyboard';
import { SWITCHER } from './switcher';

/** The smallest file that the bank takes for a PDF by its first bytes. */
export const PDF = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

/** Address and password of a persona, typed into the form of sign-in and sent by Enter. @returns the address */
export async function enter(page: Page, hands: Hands, key: string, otherPassword?: string): Promise<string> {
  const { username, password } = await persona(key);
  await hands.type('E-mail', username);
  await hands.type('Password', otherPassword ?? password);
  await page.keyboard.press('Enter');
  return username;
}

export const logOut = (hands: Hands) => hands.pick(SWITCHER, 'Log out', 'menuitem');
