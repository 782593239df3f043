import type { Page } from '@playwright/test';
import { lastCode, persona, SANDBOX, type Message } from '../../support/bank';
import { expect } from '../../support/test';

/** Different from everybody's, and good enough for the bank. */
export const NEW_PASSWORD = 'Harbour-lamp-93';

/** The newest activation link that went to a persona, as the address of a brand's page. */
export async function activationLink(key: string): Promise<string> {
  const { username } = await persona(key);
  const response = await fetch(`${SANDBOX}/sandbox/outbox?to=${encodeURIComponent(username)}`);
  const letters = (await response.json()) as Message[];
  const link = letters.map(({ text }) => /\/activate\?\S+/.exec(text)?.[0]).findLast((found) => found !== undefined);
  if (link === undefined) throw new Error(`no activation link went to ${username}`);
  return link;
}

/** Fills in sign-in and presses the button; what comes of it is the test's to say. */
export async function tryToLogIn(page: Page, key: string, password?: string): Promise<void> {
  const { username, password: usual } = await persona(key);
  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password ?? usual);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** From the refused sign-in to the page of the link that is sent then. */
export async function openLinkFromSignIn(page: Page, key: string): Promise<void> {
  await tryToLogIn(page, key);
  await expect(page.getByText('Your account is not activated yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(page.getByText('a new link is on its way')).toBeVisible();
  await page.goto(await activationLink(key));
}

/** Enters the code that went to a persona's mailbox; the last digit sends it. */
export async function enterCode(page: Page, key: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(await lastCode((await persona(key)).username));
}
