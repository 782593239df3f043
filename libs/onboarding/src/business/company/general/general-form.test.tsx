/** @jest-environment @bank/testing/environment */
// Rules: R0.131, R3.3.25, R3.3.2, R3.4.3, R0.25.
import { axeFindings } from '@bank/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dropTicket } from '../../../captcha/ticket';
import { business, type BusinessAnswers, NO_ADDRESS, NOTHING_SAID } from '../../answers';
import { ALL_SAID } from '../../check/test-answers';
import { forgetBusiness, openBusiness } from '../../../testing/business';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
const answers = () => business.store.getState().answers;
const inStorage = () => JSON.stringify({ ...sessionStorage, ...localStorage });
/** Everything but these. */
const without = (...names: (keyof BusinessAnswers)[]): BusinessAnswers => ({
  ...ALL_SAID,
  ...Object.fromEntries(names.map((name) => [name, NOTHING_SAID[name]])),
});
async function choose(label: RegExp, option: string) {
  await userEvent.click(await screen.findByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

beforeEach(() => {
  forgetBusiness();
  dropTicket();
});

test.each([
  ['a name', ['name'], 'Fill this in.'],
  ['a day', ['registrationDate', 'taxIdsOf'], 'Fill this in.'],
  ['an e-mail', ['email'], 'Fill this in.'],
  ['a phone', ['phoneNumber'], 'Fill this in.'],
  ['an address', ['registrationAddress'], 'Fill this in.'],
  ['where it works', ['worksThere'], 'Choose one.'],
  ['what it does', ['description'], 'Fill this in.'],
] as const)('without %s nobody goes on, and the field says so', async (_what, names, sentence) => {
  await openBusiness('?form=general', without(...names));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect((await screen.findAllByText(sentence))[0]).toBeVisible();
});

test.each([
  ['2999-01-01', 'This day is still to come. Check the date.'],
  ['0019-03-04', 'This day is too long ago. Check the year.'],
])('registered on %s: %s', async (day, sentence) => {
  await openBusiness('?form=general', without('registrationDate'));
  await userEvent.type(await screen.findByLabelText('Date of registration'), day);
  await goOn();
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a company without a tax number leaves the field empty, and writes no word into it', async () => {
  await openBusiness('?form=general', without('registrationNumber', 'taxIds', 'taxIdsOf'));
  await userEvent.type(await screen.findByLabelText('Registration number'), 'J12/418/2019');
  await userEvent.type(screen.getByLabelText('Tax number'), 'NONE');
  await goOn();
  expect(
    (await screen.findAllByText('This is no tax number. Type the number, or leave the field empty.'))[0],
  ).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Tax number'));
  await goOn();
  await heading('Is all of this right?');
});

test('the company, question by question; its tax number is in no storage at any step', async () => {
  const { container, address } = await openBusiness('?form=general');
  await heading('What’s the company called?');
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Legal name'), 'Fabrica Nord SRL');
  await goOn();
  await heading('Where and when was the company registered?');
  await choose(/Country of registration/, 'Romania');
  await userEvent.type(screen.getByLabelText('Registration number'), 'J12/418/2019');
  await userEvent.type(await screen.findByLabelText('Date of registration'), '2019-03-04');
  await userEvent.type(screen.getByLabelText('Tax number'), 'RO12345678');
  expect(inStorage()).toContain('J12/418/2019');
  expect(inStorage()).not.toContain('RO12345678');
  expect(await axeFindings(container)).toEqual([]);
  await goOn();
  await heading('What’s the company’s e-mail address?');
  expect(inStorage()).not.toContain('RO12345678');
  expect(answers()).toMatchObject({ taxIds: { root: 'RO12345678' }, taxIdsOf: ['root'] });
  await userEvent.type(screen.getByLabelText('E-mail'), 'office@nord-general.test');
  await goOn();
  await heading('What’s the company’s phone number?');
  await choose(/Country code/, 'Romania +40');
  await userEvent.type(screen.getByLabelText('Phone number'), '0722 555 411');
  await goOn();
  await heading('What’s the company’s registered address?');
  // It was registered there, so that the country is chosen.
  await userEvent.type(await screen.findByLabelText('Street and house number'), 'Strada Horea 5');
  await userEvent.type(screen.getByLabelText('Postal code'), '400174');
  await userEvent.type(screen.getByLabelText('Town or city'), 'Cluj-Napoca');
  await goOn();
  expect(await screen.findByText('Choose one.')).toBeVisible();
  await choose(/State, county or region/, 'Cluj');
  await goOn();
  await heading('Does the company work at its registered address?');
  await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
  await goOn();
  await heading('What does the company do?');
  await userEvent.type(screen.getByLabelText('In a few words'), 'Porcelain maker');
  await goOn();
  await heading('Is all of this right?');
  expect(await axeFindings(container)).toEqual([]);
  expect(screen.getByText('•••678')).toBeVisible();
  expect(screen.queryByText(/RO12345678/)).toBeNull();
  expect(inStorage()).not.toContain('RO12345678');
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(address()).toBe('/register/business'));
});

test('from the last look one answer is changed, and then everything is there again', async () => {
  await openBusiness('?form=general', ALL_SAID);
  await heading('Is all of this right?');
  await userEvent.click(screen.getAllByRole('link', { name: 'Porcelain maker' })[0] ?? document.body);
  const field = await screen.findByLabelText('In a few words');
  await userEvent.clear(field);
  await userEvent.type(field, 'Tiles');
  await goOn();
  await heading('Is all of this right?');
  expect(answers()).toEqual({ ...ALL_SAID, description: 'Tiles' });
});

test('a company that works elsewhere is asked where, and the state belongs to the country', async () => {
  await openBusiness('?form=general', without('worksThere'));
  await userEvent.click(await screen.findByRole('radio', { name: 'No, somewhere else' }));
  await goOn();
  await heading('Where does the company work?');
  await userEvent.type(await screen.findByLabelText('Street and house number'), 'Quay 4');
  await userEvent.type(screen.getByLabelText('Postal code'), '12345');
  await userEvent.type(screen.getByLabelText('Town or city'), 'Portside');
  await choose(/State, county or region/, 'Alba');
  await choose(/Country/, 'Germany');
  await waitFor(() => expect(screen.queryByRole('button', { name: /State, county or region/ })).toBeNull());
  await goOn();
  await heading('Is all of this right?');
  expect(answers().businessAddress).toEqual({
    ...{ ...NO_ADDRESS, address1: 'Quay 4', postalCode: '12345', city: 'Portside', countryCode: 'DE' },
  });
});

test('an address that has a login already is told so, as a person’s is', async () => {
  await openBusiness('?form=general', without('email'));
  await userEvent.type(await screen.findByLabelText('E-mail'), 'ana@personas.test');
  await goOn();
  expect(await screen.findByText('This address has a login already')).toBeVisible();
  expect(answers().email).toBe('');
});

test('what is typed is there after a way out of the question and back, and the tax number is never in storage', async () => {
  const first = await openBusiness(
    '?form=general',
    without('registrationNumber', 'registrationDate', 'taxIds', 'taxIdsOf'),
  );
  await userEvent.type(await screen.findByLabelText('Registration number'), 'J12/4');
  await userEvent.type(screen.getByLabelText('Tax number'), 'RO12345678');
  first.unmount();
  await openBusiness('?form=general');
  expect(await screen.findByLabelText('Registration number')).toHaveValue('J12/4');
  expect(screen.getByLabelText('Tax number')).toHaveValue('RO12345678');
  const stored = JSON.stringify({ ...sessionStorage });
  expect(stored).toContain('J12/4');
  expect(stored).not.toContain('RO12345678');
});

test('after a reload the page says to type the tax number again; left empty, it is given up', async () => {
  await openBusiness('?form=general', { ...ALL_SAID, taxIds: {} });
  await heading('Where and when was the company registered?');
  expect(await screen.findByText('Type the tax number again')).toBeVisible();
  await goOn();
  await heading('Is all of this right?');
  expect(answers()).toMatchObject({ taxIds: {}, taxIdsOf: [] });
});
