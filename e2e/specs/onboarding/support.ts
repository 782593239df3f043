import type { Page } from '@playwright/test';
import { SANDBOX, type Message } from '../../support/bank';
import { expect } from '../../support/test';
import { NEW_PASSWORD } from '../activation/support';

/** A person who is no customer yet. */
export const IRIS = {
  email: 'iris.novak@mail.test',
  phone: '722 555 014',
  password: NEW_PASSWORD,
  firstName: 'Iris',
  lastName: 'Novak',
};

/** What one answers, question by question: the heading, and what is done below it. */
export type Answer = readonly [question: string, give: () => Promise<unknown>];

/** Answers a question by its heading, and goes on. */
export async function answer(page: Page, [question, give]: Answer): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
  await give();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Chooses from a list that a button opens. */
export async function pick(page: Page, label: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Everything Iris answers, up to the last look. */
export const irisAnswers = (page: Page): readonly Answer[] => {
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  const check = (name: RegExp, role: 'radio' | 'checkbox' = 'radio') => page.getByRole(role, { name }).check();
  return [
    ['What’s your e-mail address?', () => fill('E-mail', IRIS.email)],
    [
      'What’s your phone number?',
      async () => {
        await pick(page, /^Country code/, 'Romania +40');
        await fill('Phone number', IRIS.phone);
      },
    ],
    [
      'What’s your name?',
      async () => {
        await fill('First name', IRIS.firstName);
        await fill('Last name', IRIS.lastName);
      },
    ],
    ['When were you born?', () => fill('Date of birth', '1991-04-12')],
    ['Which country were you born in?', () => pick(page, /^Country/, 'Yugoslavia')],
    ['What’s your citizenship?', () => pick(page, /^Country/, 'Slovenia')],
    ['Which country do you live in?', () => pick(page, /^Country/, 'Romania')],
    [
      'What’s your address?',
      async () => {
        await fill('Street and house number', 'Strada Horea 5');
        await fill('Postal code', '400174');
        await fill('Town or city', 'Cluj-Napoca');
        await pick(page, /^State, county or region/, 'Cluj');
      },
    ],
    ['What do you do?', () => check(/^Employed/)],
    ['Do you do anything beside it?', () => check(/^No second occupation/)],
    [
      'Where will the money on this account come from?',
      async () => {
        await check(/^Salary/, 'checkbox');
        await check(/^My own business/, 'checkbox');
        await fill('What does your business do?', 'Interior drawings for small hotels');
      },
    ],
    [
      'What will you use the account for?',
      async () => {
        await check(/^Everyday spending/, 'checkbox');
        await check(/^Travel/, 'checkbox');
      },
    ],
    ['How much will come in a month?', () => check(/^€1,000 to €5,000/)],
    ['Do you have an account at another bank?', () => check(/^No$/)],
    [
      'Two things to agree to',
      async () => {
        await check(/Privacy policy/, 'checkbox');
        await check(/Terms of use/, 'checkbox');
      },
    ],
  ];
};

/** The address of the letter that activates. */
export async function letterTo(email: string): Promise<string[]> {
  const response = await fetch(`${SANDBOX}/sandbox/outbox?to=${encodeURIComponent(email)}`);
  const letters = (await response.json()) as Message[];
  return letters.flatMap(({ text }) => /\/activate\?\S+/.exec(text)?.[0] ?? []);
}

/** What this tab keeps, as one text. */
export const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
