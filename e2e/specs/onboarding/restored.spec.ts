// Rules: R0.25, R3.9.5.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test';

/** The tab as a browser brings it back after a crash: a new page, with what the old one kept for this tab. */
async function restored(page: Page): Promise<Page> {
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)),
  ]);
  await page.close();
  return tab;
}

/** Types into a field of the open form, or of what stands open on it. */
const typed = (label: string, text: string) => ({
  give: (page: Page) => page.getByLabel(label, { exact: true }).fill(text),
  isThere: (page: Page) => expect(page.getByLabel(label, { exact: true })).toHaveValue(text),
});
/** Opens the sheet of a new person or company; where both can be added, one is asked which. */
const entered = (add: string, kind: 'company' | null, ...fields: ReturnType<typeof typed>[]) => ({
  give: async (page: Page) => {
    await page.getByRole('button', { name: add, exact: true }).first().click();
    if (kind)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `A new ${kind}` })
        .click();
    for (const field of fields) await field.give(page);
  },
  isThere: async (page: Page) => {
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const field of fields) await field.isThere(page);
  },
});
const chosen = (radio: (page: Page) => Locator) => ({
  give: (page: Page) => radio(page).check(),
  isThere: (page: Page) => expect(radio(page)).toBeChecked(),
});

const PERSON = [typed('First name', 'Petra'), typed('Last name', 'Ilie'), typed('E-mail', 'petra@fabrica.test')];

/** What is begun in each of the ten forms, and not saved. */
const FORMS = [
  ['general', typed('Legal name', 'Fabrica Nord SRL')],
  ['money', chosen((page) => page.getByRole('radio').first())],
  ['due-diligence', chosen((page) => page.getByRole('radio', { name: 'Yes', exact: true }))],
  ['legal', typed('Legal form', 'SRL')],
  ['directors', entered('Add a director', null, ...PERSON)],
  ['shareholders', entered('Add a shareholder', 'company', typed('Legal name', 'Nordhus Holding AS'))],
  ['owners', entered('Add who controls it', null, ...PERSON)],
  ['users', entered('Add a user', null, ...PERSON)],
  ['people', entered('Add a person', null, ...PERSON)],
  ['companies', entered('Add a company', null, typed('Legal name', 'Nordhus Holding AS'))],
] as const;

for (const [form, { give, isThere }] of FORMS)
  test(`what is begun in the form ${form} of a company is there after a reload and in a tab that is brought back`, async ({
    page,
  }) => {
    await page.goto(`/register/business?form=${form}`);
    await give(page);
    await page.reload();
    await isThere(page);
    const tab = await restored(page);
    await isThere(tab);
    expect(tab.url()).toContain(`form=${form}`);
  });
