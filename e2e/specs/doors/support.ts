import type { Page } from '@playwright/test';
import { tokensOf } from '../../support/bank';

/** Opens an address as a persona who is signed in already, wherever that leads; `signIn` waits for a screen beyond sign-in. */
export async function enter(page: Page, persona: string, address = '/'): Promise<void> {
  const tokens = await tokensOf(persona);
  await page.goto('/version.json');
  await page.evaluate((stored) => sessionStorage.setItem('bank.session', stored), JSON.stringify(tokens));
  await page.goto(address);
}
