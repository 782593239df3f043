import type { Page } from '@playwright/test';
import { persona, SANDBOX, type Message } from '../../support/bank';
import { expect } from '../../support/test';
import { SWITCHER } from '../../support/switcher';

/** Enters address and password of a persona, and sends them. @returns the address */
export async function enterPassword(page: Page, key: string): Promise<string> {
  const { username, password } = await persona(key);
  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  return username;
}

/** The two digits that stand on the screen and in the message. */
export async function numberOnScreen(page: Page): Promise<string> {
  const number = page.getByRole('main').getByText(/^\d\d$/);
  await expect(number).toBeVisible();
  return number.innerText();
}

/** Signed in, with nothing else to do first. */
export const HOME = /\/home$/;

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: SWITCHER }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** What a phone shows: the question, and the number of a sign-in. */
interface Question {
  id: string;
  to: string;
  number?: string;
}

/** The newest question on a user's phone; undefined while there is none. */
export async function onPhone(username: string): Promise<Question | undefined> {
  const waiting = (await (await fetch(`${SANDBOX}/sandbox/push`)).json()) as Question[];
  return waiting.find(({ to }) => to === username);
}

/** The phone's owner answers what it shows. */
export async function answerOnPhone(username: string, result: boolean): Promise<void> {
  const question = await onPhone(username);
  if (!question) throw new Error(`nothing waits on the phone of ${username}`);
  const { ok, status } = await fetch(`${SANDBOX}/sandbox/push/${encodeURIComponent(question.id)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ result }),
  });
  if (!ok) throw new Error(`the phone's answer was refused with ${status}`);
}

/** The code of the newest text message that begins with a number. */
export async function codeOfMessage(number: string): Promise<string> {
  const messages = (await (await fetch(`${SANDBOX}/sandbox/outbox`)).json()) as Message[];
  const message = messages
    .filter(({ channel, text }) => channel === 'sms' && text.startsWith(`${number}:`))
    .sort((one, other) => one.at.localeCompare(other.at))
    .at(-1);
  if (message?.code === undefined) throw new Error(`no message has the number ${number}`);
  return message.code;
}
