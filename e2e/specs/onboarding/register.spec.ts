// Rules: R3.1.1, R3.3.22, R3.3.24, R0.25, R3.9.5, R1.2.38, R1.5.3.
import { expectNothingFound } from '../../support/axe';
import { addFault } from '../../support/bank';
import { expect, test } from '../../support/test';
import { type Answer, answer, IRIS, irisAnswers, kept, letterTo, pick } from './support';

const MOST_ANSWERS = 25;

test('somebody becomes a customer from sign-in: in at most 25 answers, and nothing secret is ever kept @phone', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'New here? Open an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who is the account for?' })).toBeVisible();
  await expectNothingFound(page, 'the doors');
  await page.getByRole('link', { name: /^Personal account/ }).click();
  await expect(page.getByText('About five minutes')).toBeVisible();
  const answers = irisAnswers(page);
  expect(answers.length).toBeLessThanOrEqual(MOST_ANSWERS);
  for (const one of answers) await answer(page, one);
  await expect(page.getByRole('heading', { level: 1, name: 'Is all of this right?' })).toBeVisible();
  await expectNothingFound(page, 'the last look');
  await page.getByRole('button', { name: 'Open my account' }).click();
  const sent = page.getByRole('dialog', { name: 'One more thing: your mailbox' });
  await expect(sent).toContainText(IRIS.email);
  await sent.getByRole('button', { name: 'Got it' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await kept(page)).not.toContain('Novak');

  const [link = '', ...others] = await letterTo(IRIS.email);
  expect(others).toEqual([]);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(IRIS.password);
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await expect(page.getByText('Your Account has been activated')).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Password', { exact: true }).fill(IRIS.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  // What is asked of a newcomer first.
  await expect(page).toHaveURL(/\/kyc$/);
  await expect(page.getByRole('region', { name: 'Identity document' })).toBeVisible();
  await expectNothingFound(page, 'what is asked of a newcomer');
});

test('every question is accessible, says what is missing, and outlives a reload', async ({ page }) => {
  await page.goto('/register/personal');
  const answers = irisAnswers(page);
  const look = async (some: readonly Answer[]) => {
    for (const one of some) {
      await expect(page.getByRole('heading', { level: 1, name: one[0] })).toBeVisible();
      await expectNothingFound(page, one[0]);
      await answer(page, one);
    }
  };
  await look(answers.slice(0, 2));
  await expect(page.getByRole('heading', { level: 1, name: 'What’s your name?' })).toBeVisible();
  // The question is drawn first and the address follows: a reload between the two opens the question before.
  await expect(page).toHaveURL(/[?&]q=name$/);
  // Reloaded in the middle: the page goes on where it was.
  await page.reload();
  await look(answers.slice(2));
  // An answer is the way back to its question, and leads on to where one was.
  await page.getByRole('link', { name: 'Cluj-Napoca', exact: true }).filter({ visible: true }).first().click();
  await expect(page.getByLabel('Town or city', { exact: true })).toHaveValue('Cluj-Napoca');
  await page.getByLabel('Town or city', { exact: true }).fill('Turda');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: /Turda/ }).filter({ visible: true }).first()).toBeVisible();
});

test('Back from the first question leads to the doors, and out again where the page was entered at its address', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'New here? Open an account' }).click();
  await page.getByRole('link', { name: /^Personal account/ }).click();
  await expect(page).toHaveURL(/\/register\/personal\?/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Who is the account for?' })).toBeVisible();
  await page.goto('/register/personal');
  await expect(page).toHaveURL(/\/register\/personal\?/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Who is the account for?' })).toBeVisible();
});

test('an answer that is lost on its way opens nobody twice, after a reload either', async ({ page }) => {
  await page.goto('/register/personal');
  for (const one of irisAnswers(page)) await answer(page, one);
  await addFault({ match: { method: 'createPersonalAccount' }, kind: 'truncate', times: 1 });
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page.getByRole('dialog', { name: 'One more thing: your mailbox' })).toBeVisible();
  expect(await letterTo(IRIS.email)).toHaveLength(1);
});

test('a known address is told to log in instead, and a draft of another version is not brought back', async ({
  page,
}) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('bank.draft.register.personal', '{"version":"3.53","answers":{"email":"x@mail.test"}}'),
  );
  await page.goto('/register/personal');
  await expect(page.getByText('We couldn’t bring back an earlier start')).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill('ana@personas.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This address has a login already')).toBeVisible();
  await page.getByRole('link', { name: 'Log in, or reset the password' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a company’s draft outlives a reload with all but its tax number, and one of another version is not brought back', async ({
  page,
}) => {
  await page.goto('/register/business?form=general');
  await page.getByLabel('Legal name', { exact: true }).fill('Fabrica Nord SRL');
  await page.getByRole('button', { name: 'Continue' }).click();
  await pick(page, /^Country of registration/, 'Estonia');
  await page.getByLabel('Registration number', { exact: true }).fill('14418019');
  await page.getByLabel('Date of registration', { exact: true }).fill('2019-04-04');
  await page.getByLabel('Tax number', { exact: true }).fill('EE-TAX-99-17');
  // Typed and not answered: nothing but the secret is gone.
  await page.reload();
  await expect(page.getByLabel('Registration number', { exact: true })).toHaveValue('14418019');
  await expect(page.getByLabel('Tax number', { exact: true })).toHaveValue('');
  await page.getByLabel('Tax number', { exact: true }).fill('EE-TAX-99-17');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What’s the company’s e-mail address?' })).toBeVisible();
  expect(await kept(page)).not.toContain('EE-TAX');
  await page.reload();
  await page.getByRole('link', { name: 'All forms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fabrica Nord SRL' })).toBeVisible();
  await page.getByRole('link', { name: /^Type the tax number again/ }).click();
  await expect(page.getByLabel('Tax number', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    const draft = sessionStorage.getItem('bank.draft.register.business') ?? '';
    sessionStorage.setItem('bank.draft.register.business', draft.replace('3.54', '3.53'));
  });
  await page.goto('/register/business');
  await expect(page.getByText('We couldn’t bring back an earlier start')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your company' })).toBeVisible();
});
