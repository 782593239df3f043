// Rules: R3.1.1, R3.3.25, R3.3.26, R3.5.1, R3.5.5, R3.5.7, R3.5.8, R0.25, R0.46, R0.122, R1.2.38.
import { expectNothingFound } from '../../support/axe';
import { handsAt } from '../../support/keyboard';
import { expect, test } from '../../support/test';
import { NEW_PASSWORD } from '../activation/support';
import { COMPANY, companyHands, nameOf, type Somebody } from './company-support';
import { kept, letterTo } from './support';

const PETRA: Somebody = { firstName: 'Petra', lastName: 'Ilie', email: COMPANY.email };
const SINDRE: Somebody = { firstName: 'Sindre', lastName: 'Aas', email: 'sindre@fabrica-nord.test' };
const OTHERS: readonly Somebody[] = ['Mihai', 'Yara', 'Oana', 'Dan', 'Lea', 'Tom', 'Ema'].map((firstName) => ({
  firstName,
  lastName: 'Dragan',
}));
const TAX_ID = 'EE-TAX-99-17';

test.use({ viewport: { width: 390, height: 844 } });

test('a company of three levels and nine people becomes a customer by keyboard alone, on a narrow screen', async ({
  page,
}) => {
  // The longest way of all: beside other work it takes more than a journey has.
  test.setTimeout(600_000);
  await page.goto('/register');
  const hands = handsAt(page);
  const form = companyHands(page, hands);
  await hands.press('link', /^Business account/);
  await form.heading('Your company');
  await expectNothingFound(page, 'the hub before anything is said');

  await hands.press('link', 'Start: General');
  await form.answer('What’s the company called?', () => form.type('Legal name', COMPANY.name));
  await form.answer('Where and when was the company registered?', async () => {
    await form.pick(/^Country of registration/, 'Est', 'Estonia');
    await form.type('Registration number', '14418019');
    await form.registered();
    await form.type('Tax number', TAX_ID);
  });
  await form.answer('What’s the company’s e-mail address?', () => form.type('E-mail', COMPANY.email));
  await form.answer('What’s the company’s phone number?', async () => {
    await form.pick(/^Country code/, 'Est', 'Estonia +372');
    await form.type('Phone number', '5123 4567');
  });
  await form.answer('What’s the company’s registered address?', () => form.address(true));
  await form.answer('Does the company work at its registered address?', () => form.choose('Yes'));
  await form.answer('What does the company do?', () => form.type('In a few words', 'Porcelain'));
  await form.review();
  expect(await kept(page)).not.toContain(TAX_ID);

  await form.open('Money in and out');
  await form.answer('Which industry is the company in?', async () => {
    await form.choose('Mainstream Company');
    await form.pick(/^Industry/, 'Manu', 'Manufacturing and crafts');
  });
  await form.answer('How much will come in and go out in a month?', async () => {
    await form.type('Coming in each month', '40000');
    await form.type('Going out each month', '35000');
  });
  await form.heading('Where will the money on this account come from?');
  await form.tick(/^Sales/);
  await hands.press('button', 'Continue');
  await form.heading('What will you use the account for?');
  await form.tick(/^Paying suppliers/);
  await hands.press('button', 'Continue');
  await form.answer('Does the company have an account at another bank?', () => form.choose('No'));
  await form.review();

  await form.open('Due diligence');
  for (const question of [/public official/, /sued/, /pay taxes/]) {
    await form.heading(question);
    await form.choose('No');
    await hands.press('button', 'Continue');
  }
  await form.review();

  await form.open('Directors');
  await hands.press('button', 'Add a director');
  await form.person(PETRA);
  await form.done();

  await form.open('Legal');
  await form.answer('What’s the company’s legal form?', () => form.type('Legal form', 'OÜ'));
  await form.answer('Is the company a financial institution?', () => form.choose('No'));
  await form.answer('Who signs for the company?', () => form.choose(nameOf(PETRA)));
  await form.answer('Who controls the account?', () => form.choose('The company itself'));
  await form.review();

  await form.open('Shareholders');
  await form.holder(COMPANY.name, '40', () => form.entered(nameOf(PETRA)));
  await form.holder(COMPANY.name, '15', async () => {
    await form.someoneNew('company');
    await form.company('Nordhus Holding', '12345678');
  });
  for (const somebody of OTHERS.slice(0, 2))
    await form.holder(COMPANY.name, '10', async () => {
      await form.someoneNew('person');
      await form.person(somebody);
    });
  await form.holder('Nordhus Holding', '30', async () => {
    await form.someoneNew('company');
    await form.company('Lake Trust', '12345679');
  });
  await form.holder('Nordhus Holding', '20', async () => {
    await form.someoneNew('person');
    await form.person(SINDRE);
  });
  for (const company of ['Nordhus Holding', 'Lake Trust']) {
    await hands.press('button', 'Name a director', 'Enter', page.getByRole('region', { name: company, exact: true }));
    await form.entered(nameOf(SINDRE));
    await expect(page.getByRole('region', { name: company, exact: true })).toContainText('Directed by');
  }
  for (const somebody of OTHERS.slice(2))
    await form.holder('Lake Trust', '20', async () => {
      await form.someoneNew('person');
      await form.person(somebody);
    });
  await expectNothingFound(page, 'the holders');
  // A holder of a quarter says where the money comes from.
  await hands.press(
    'button',
    new RegExp(nameOf(PETRA)),
    'Enter',
    page.getByRole('region', { name: COMPANY.name, exact: true }),
  );
  await hands.press('button', 'Edit the person');
  await form.tick(/^My own business/);
  await hands.type('What does your business do?', 'A pottery in Tallinn');
  await hands.press('button', 'Save');
  await form.done();

  await form.open('Owners');
  await hands.press('button', 'Yes, that’s right');
  await form.tick(/^Nobody else/);
  await form.done();

  await form.open('Users');
  await hands.press('button', 'Add a user');
  await form.entered(nameOf(PETRA));
  await expect(page.getByRole('button', { name: /^Petra Ilie/ })).toContainText('Full access');
  // The address of the company has nothing to choose; anybody else is asked what they may do.
  await hands.press('button', 'Add a user');
  await form.entered(nameOf(SINDRE));
  await hands.press('button', 'Done', 'Enter', page.getByRole('dialog', { name: nameOf(SINDRE) }));
  await expect(page.getByRole('dialog')).toBeHidden();
  await form.done();

  await expectNothingFound(page, 'the hub when all is said');
  await hands.press('link', 'Check and send');
  await form.heading('Two things to agree to');
  await form.tick(/Privacy policy/);
  await form.tick(/Terms of use/);
  await hands.press('button', 'Continue');
  await form.heading('Is all of this right?');
  await hands.press('button', 'Open the company’s account');
  const sent = page.getByRole('dialog', { name: 'One more thing: your mailbox' });
  await expect(sent).toContainText(COMPANY.email);
  expect(await kept(page)).not.toContain('Petra');
  await hands.press('button', 'Got it');
  await expect(page).toHaveURL(/\/login$/);

  // The company's mailbox opens it; only then is its other user invited.
  const [link = '', ...others] = await letterTo(COMPANY.email);
  expect(others).toEqual([]);
  expect(await letterTo(SINDRE.email ?? '')).toEqual([]);
  await page.goto(link);
  await hands.type('New password', NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Authorized users will now receive the activation links')).toBeVisible();
  expect(await letterTo(SINDRE.email ?? '')).toHaveLength(1);
  await hands.press('link', 'Log in');
  await hands.type('Password', NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
  await expectNothingFound(page, 'what is asked of a new company first');
});
