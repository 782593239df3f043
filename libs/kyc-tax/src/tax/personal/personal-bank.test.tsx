/** @jest-environment @bank/testing/environment */
// Rules: R0.113, R0.131, R0.114, R3.3.14, R3.5.6, R3.5.9, R3.9.8.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  choose,
  forgetAnswers,
  goOn,
  openPersonal,
  question,
  sayBirthplace,
  sign,
  typeNumber,
} from '../../testing/tax-pages';

beforeEach(forgetAnswers);

/** Up to the countries that tax her, as no taxpayer of the United States. */
async function sayWhoSheIs() {
  await sayBirthplace('Spain');
  // What the bank knows is not asked again: her birthday, her citizenship and her address.
  await answer('Do you pay tax in the United States?', /^No/);
  await question('Where do you pay tax?');
}

test('a number that is needed is asked for, and a reason takes its place', async () => {
  await openPersonal();
  await sayWhoSheIs();
  await goOn();
  await question('What’s your NIF/NIE?');
  await goOn();
  expect(await screen.findByText('Type the number, or say below why you cannot give it.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('NIF/NIE'), '54362315K');
  await userEvent.click(screen.getByText('I can’t give this number', { selector: 'summary span' }));
  await userEvent.click(screen.getByRole('radio', { name: /gives out no numbers/ }));
  expect(screen.getByLabelText('NIF/NIE')).toHaveValue('');
  await userEvent.type(screen.getByLabelText('NIF/NIE'), '1');
  expect(screen.getByRole('radio', { name: /gives out no numbers/ })).not.toBeChecked();
});

test.each(['N/A', '-', 'ninguno', '000000000'])('%s is no number, and the reasons open under it', async (dummy) => {
  await openPersonal();
  await sayWhoSheIs();
  await goOn();
  await question('What’s your NIF/NIE?');
  expect(screen.getByRole('radio', { name: /gives out no numbers/, hidden: true })).not.toBeVisible();
  await userEvent.type(screen.getByLabelText('NIF/NIE'), dummy);
  await goOn();
  expect(screen.getByLabelText('NIF/NIE')).toHaveAccessibleDescription(
    /This is no tax number. Type the number, or say below why you cannot give it./,
  );
  const reason = screen.getByRole('radio', { name: /gives out no numbers/ });
  expect(reason).toBeVisible();
  await userEvent.click(reason);
  expect(screen.getByLabelText('NIF/NIE')).toHaveValue('');
  await goOn();
  await question('Is everything right?');
});

test('where a number is not asked for, a reason can be given all the same', async () => {
  await openPersonal();
  await sayWhoSheIs();
  await choose(/^Add another country/, 'Vietnam');
  await goOn();
  await typeNumber('What’s your NIF/NIE?', 'NIF/NIE', '54362315K');
  await question('What’s your MST?');
  await userEvent.type(screen.getByLabelText('MST'), '?');
  await goOn();
  await userEvent.click(await screen.findByRole('radio', { name: /^None is needed/ }));
  await goOn();
  await question('Is everything right?');
});

test('what the bank knows is told, and can be changed before it is signed', async () => {
  await openPersonal();
  await sayBirthplace('Spain');
  await question('Do you pay tax in the United States?');
  await userEvent.click(screen.getAllByRole('link', { name: 'Spain' })[0] ?? document.body);
  await question('What are you a citizen of?');
  await choose(/^Add another country/, 'United States');
  await goOn();
  await question('Do you pay tax in the United States?');
  expect(screen.getByText('You are a citizen of it.')).toBeVisible();
});

test('a number that does not fit is doubted once, and taken then', async () => {
  await openPersonal();
  await sayWhoSheIs();
  await goOn();
  await question('What’s your NIF/NIE?');
  await userEvent.type(screen.getByLabelText('NIF/NIE'), '54362315K');
  expect(await screen.findByText('The check digits fit.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('NIF/NIE'));
  await userEvent.type(screen.getByLabelText('NIF/NIE'), '54362315Z');
  expect(screen.queryByText('The check digits fit.')).toBeNull();
  await goOn();
  expect(await screen.findByText('Compare it with the paper')).toBeVisible();
  await goOn();
  await question('Is everything right?');
});

// The last one: the bank is the same for all, and afterwards it knows what she has signed.
test('from the first question to the signature; what she signed is in the bank as she typed it', async () => {
  const { address } = await openPersonal();
  await sayWhoSheIs();
  await choose(/^Add another country/, 'Portugal');
  await goOn();
  await typeNumber('What’s your NIF/NIE?', 'NIF/NIE', '5436 2315 K');
  await question('What’s your NIF?');
  await userEvent.click(screen.getByText('I can’t give this number', { selector: 'summary span' }));
  await userEvent.click(screen.getByRole('radio', { name: /^I can’t get it/ }));
  await goOn();
  expect(await screen.findByText('Tell us in a few words why you can’t get it.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Why can’t you get it?'), 'I moved last week');
  await goOn();
  await question('Is everything right?');
  const declaration = screen.getByRole('region', { name: 'Declaration' });
  expect(within(declaration).getByText(/true, correct and complete/)).toBeVisible();
  expect(within(declaration).getByText('Tess Moreno')).toBeVisible();
  expect(document.body).not.toHaveTextContent('2315');
  await sign();
  expect(await screen.findByText('Where they belong')).toBeVisible();
  expect(address()).toBe('/');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/2315|Sevilla|1990/);
});
