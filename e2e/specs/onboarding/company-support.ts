import type { Page } from '@playwright/test';
import { pickByLetters, tabTo, type Hands } from '../../support/keyboard';
import { expect } from '../../support/test';

/** A day that reads the same in every order of day and month. */
const BORN = '05051980';
const REGISTERED = '04042019';

export const COMPANY = { name: 'Fabrica Nord SRL', email: 'office@fabrica-nord.test' };

/** A person behind the company. */
export interface Somebody {
  firstName: string;
  lastName: string;
  email?: string;
}
export const nameOf = ({ firstName, lastName }: Somebody): string => `${firstName} ${lastName}`;

/** What an applicant does by keyboard alone. */
export function companyHands(page: Page, hands: Hands) {
  const heading = (name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  /** Answers a question by its heading. */
  const answer = async (question: string, give: () => Promise<unknown>) => {
    await heading(question);
    await give();
    await hands.press('button', 'Continue');
  };
  const pick = (button: RegExp, letters: string, option: string) => pickByLetters(page, hands, button, letters, option);
  const address = async (country: boolean) => {
    if (country) await pick(/^Country(?! of| code)/, 'Est', 'Estonia');
    await hands.type('Street and house number', 'Pikk 7');
    await hands.type('Postal code', '10123');
    await hands.type('Town or city', 'Tallinn');
  };
  const tick = async (name: RegExp) => hands.press('checkbox', name, 'Space');
  /** One of a group in which nothing is chosen yet: the group is one stop, the arrow keys lead on, and the first is taken by Space. */
  const choose = async (name: string | RegExp) => {
    const target = page.getByRole('radio', { name, exact: typeof name === 'string' });
    await expect(target).toBeVisible();
    const first = page.getByRole('radio').first();
    await tabTo(page, first);
    for (let left = await page.getByRole('radio').count(); left > 0 && !(await target.isChecked()); left -= 1)
      await page.keyboard.press(left === (await page.getByRole('radio').count()) ? 'Space' : 'ArrowDown');
    await expect(target).toBeChecked();
  };
  /** The line above says where in the plan the applicant is. */
  const planned = () => expect(page.getByRole('banner')).toContainText(/Step 1 of \d/);
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  return {
    heading,
    answer,
    pick,
    address,
    tick,
    type: hands.type,
    choose,
    /** A form of the hub, by its row. */
    open: async (form: string) => {
      await hands.press('link', new RegExp(`^${form}`));
      await expect(page.getByRole('heading', { level: 1, name: COMPANY.name, exact: true })).toBeHidden();
    },
    done: async () => {
      await hands.press('link', 'Done');
      await expect(page.getByRole('heading', { level: 1, name: COMPANY.name, exact: true })).toBeVisible();
      await planned();
    },
    /** The end of a form of the company: all answers once more. */
    review: async () => {
      await hands.press('button', 'Done');
      await expect(page.getByRole('link', { name: /^Owners/ })).toBeVisible();
      await planned();
    },
    registered: () => hands.type('Date of registration', REGISTERED),
    /** Fills the sheet of a new person. */
    person: async ({ firstName, lastName, email }: Somebody) => {
      await hands.type('First name', firstName);
      await hands.type('Last name', lastName);
      await hands.type('Date of birth', BORN);
      await address(true);
      if (email !== undefined) await hands.type('E-mail', email);
      await hands.press('button', 'Save');
    },
    /** Fills the sheet of a new company. */
    company: async (name: string, registrationNumber: string) => {
      await hands.type('Legal name', name);
      await pick(/^Country of registration/, 'Est', 'Estonia');
      await hands.type('Registration number', registrationNumber);
      await address(true);
      await hands.press('button', 'Save');
    },
    /** Gives a share of a company to a new holder, or to one who is entered. */
    holder: async (company: string, share: string, enter: () => Promise<unknown>) => {
      await hands.press(
        'button',
        'Add a shareholder',
        'Enter',
        page.getByRole('region', { name: company, exact: true }),
      );
      await expect(dialog('Add a shareholder')).toBeVisible();
      await enter();
      await hands.type('Share in percent', share);
      await page.keyboard.press('Enter');
      // What was done can be taken back with the next key.
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    },
    someoneNew: (kind: 'person' | 'company') => hands.press('button', `A new ${kind}`),
    entered: (name: string) => hands.press('button', new RegExp(name), 'Enter', page.getByRole('dialog')),
  };
}
