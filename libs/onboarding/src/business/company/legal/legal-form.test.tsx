/** @jest-environment @bank/testing/environment */
// Rules: R3.3.11, R3.3.25, R3.3.26.
import { axeFindings } from '@bank/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { business, type BusinessAnswers, nameOf, NOTHING_SAID } from '../../answers';
import { ALL_SAID } from '../../check/test-answers';
import { forgetBusiness, openBusiness } from '../../../testing/business';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
const answers = () => business.store.getState().answers;
const without = (...names: (keyof BusinessAnswers)[]): BusinessAnswers => ({
  ...ALL_SAID,
  ...Object.fromEntries(names.map((name) => [name, NOTHING_SAID[name]])),
});

beforeEach(forgetBusiness);

test.each([
  ['a legal form', ['legalForm'], 'Fill this in.'],
  ['a yes or a no', ['isFinancialInstitution'], 'Choose one.'],
  ['somebody who signs', ['representative'], 'Choose one.'],
  ['who controls the account', ['controlAccount'], 'Choose one.'],
] as const)('without %s nobody goes on, and the field says so', async (_what, names, sentence) => {
  await openBusiness('?form=legal', without(...names));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect((await screen.findAllByText(sentence))[0]).toBeVisible();
});

test('a financial institution names its regulator and its licence, and nobody else does', async () => {
  const { container } = await openBusiness('?form=legal', without('isFinancialInstitution'));
  await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
  await goOn();
  expect(await screen.findAllByText('Fill this in.')).toHaveLength(2);
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Regulator'), 'BNR');
  await userEvent.type(screen.getByLabelText('Licence number'), 'RB-7');
  await goOn();
  await heading('Is all of this right?');
  await userEvent.click(await screen.findByRole('link', { name: 'BNR, RB-7' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'No' }));
  await goOn();
  await heading('Is all of this right?');
  expect(answers()).toMatchObject({ isFinancialInstitution: 'false', regulator: '', licenceNumber: '' });
});

test('somebody else in control is named, since a day that has come', async () => {
  await openBusiness('?form=legal', without('controlAccount'));
  await userEvent.click(await screen.findByRole('radio', { name: 'Somebody else' }));
  await goOn();
  expect(await screen.findAllByText('Fill this in.')).toHaveLength(2);
  await userEvent.type(screen.getByLabelText('Who controls it?'), 'Yara Lind');
  await userEvent.type(await screen.findByLabelText('Since when?'), '2999-01-01');
  await goOn();
  expect(await screen.findByText('This day is still to come. Check the date.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Since when?'));
  await userEvent.type(screen.getByLabelText('Since when?'), '2020-02-03');
  await goOn();
  await heading('Is all of this right?');
  expect(answers()).toMatchObject({ controlAccount: '2', controlName: 'Yara Lind', controlDate: '2020-02-03' });
});

test('who signs is one of the people who are entered, or a new one', async () => {
  const { container } = await openBusiness('?form=legal', without('representative'));
  await heading('Who signs for the company?');
  await userEvent.click(await screen.findByRole('radio', { name: 'Sindre Aas' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add a person' }));
  const sheet = await screen.findByRole('dialog');
  await userEvent.type(await within(sheet).findByLabelText('First name'), 'Yuki');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('radio', { name: 'Sindre Aas' })).toBeChecked();
  expect(await axeFindings(container)).toEqual([]);
  await goOn();
  await heading('Is all of this right?');
  expect(answers().representative).toBe('p2');
});

test('a new person is entered there and then, and signs', async () => {
  await openBusiness('?form=legal', { ...without('representative'), persons: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a person' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.type(await sheet.findByLabelText('First name'), 'Yuki');
  await userEvent.type(sheet.getByLabelText('Last name'), 'Mori');
  await userEvent.type(await sheet.findByLabelText('Date of birth'), '1985-01-02');
  await userEvent.click(await sheet.findByRole('button', { name: /^Country Choose/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Germany' }));
  await userEvent.type(sheet.getByLabelText('Street and house number'), 'Am Kai 4');
  await userEvent.type(sheet.getByLabelText('Postal code'), '20457');
  await userEvent.type(sheet.getByLabelText('Town or city'), 'Hamburg');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('radio', { name: 'Yuki Mori' })).toBeChecked();
  await goOn();
  await heading('Is all of this right?');
  expect(nameOf(answers(), answers().representative)).toBe('Yuki Mori');
});

test('a typed legal form outlives a reload', async () => {
  const first = await openBusiness('?form=legal');
  await userEvent.type(await screen.findByLabelText('Legal form'), 'SRL-D');
  first.unmount();
  await openBusiness('?form=legal');
  expect(await screen.findByLabelText('Legal form')).toHaveValue('SRL-D');
});

test('who was taken off the list of people signs for nobody', async () => {
  await openBusiness('?form=legal', { ...ALL_SAID, representative: 'p77' });
  expect(await heading('Who signs for the company?')).toBeVisible();
});
