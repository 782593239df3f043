/** @jest-environment @bank/testing/environment */
// Rules: R3.3.11, R3.3.13, R3.3.21.
import { axeFindings } from '@bank/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { business, type BusinessAnswers, NOTHING_SAID } from '../../answers';
import { ALL_SAID } from '../../check/test-answers';
import { forgetBusiness, openBusiness } from '../../../testing/business';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
const answers = () => business.store.getState().answers;
const without = (...names: (keyof BusinessAnswers)[]): BusinessAnswers => ({
  ...ALL_SAID,
  ...Object.fromEntries(names.map((name) => [name, NOTHING_SAID[name]])),
});
async function choose(label: RegExp, option: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

beforeEach(forgetBusiness);

test.each([
  ['an industry', ['industry'], 'Choose one.'],
  ['an amount', ['deposit'], 'Enter an amount; zero is fine.'],
  ['a source', ['sources'], 'Choose at least one.'],
  ['a purpose', ['purposes'], 'Choose at least one.'],
  ['a yes or a no', ['anotherAccount', 'anotherAccountDetails'], 'Choose one.'],
] as const)('without %s nobody goes on, and the field says so', async (_what, names, sentence) => {
  await openBusiness('?form=money', without(...names));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect((await screen.findAllByText(sentence))[0]).toBeVisible();
});

test('an industry is found by its group; one of another group is none, and the last one says what it is', async () => {
  const { container } = await openBusiness('?form=money', without('industry'));
  await userEvent.click(await screen.findByRole('radio', { name: 'Mainstream Company' }));
  await choose(/Industry/, /^Manufacturing/);
  await userEvent.click(await screen.findByRole('radio', { name: 'Financial Companies' }));
  await goOn();
  expect(await screen.findByText('Choose one.')).toBeVisible();
  await choose(/Industry/, /^Another financial business/);
  await goOn();
  expect(await screen.findByText('Fill this in.')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.type(screen.getByLabelText('What does the company do?'), 'Pawn shop');
  await goOn();
  await heading('Is all of this right?');
  expect(answers()).toMatchObject({ industry: 'otherFinancial', industryNote: 'Pawn shop' });
  // An industry that is not asked takes its note along.
  await userEvent.click(screen.getAllByRole('link', { name: /Another financial business/ })[0] ?? document.body);
  await choose(/Industry/, /^Insurance/);
  await goOn();
  await heading('Is all of this right?');
  expect(answers()).toMatchObject({ industry: 'insurance', industryNote: '' });
});

test('amounts are exact, each in its currency; zero is an answer, and less is none', async () => {
  const { container } = await openBusiness(
    '?form=money',
    without('deposit', 'withdrawal', 'depositCurrency', 'withdrawalCurrency'),
  );
  await userEvent.type(await screen.findByLabelText('Coming in each month'), '40,000.50');
  await userEvent.type(screen.getByLabelText('Going out each month'), '-1');
  await goOn();
  expect(await screen.findAllByText('Enter an amount; zero is fine.')).toHaveLength(1);
  await userEvent.clear(screen.getByLabelText('Going out each month'));
  await userEvent.type(screen.getByLabelText('Going out each month'), '0');
  await choose(/Currency of what goes out/, /^RON/);
  expect(await axeFindings(container)).toEqual([]);
  await goOn();
  await heading('Is all of this right?');
  expect(answers()).toMatchObject({
    ...{ deposit: '40000.5', depositCurrency: 'EUR', withdrawal: '0', withdrawalCurrency: 'RON' },
  });
});

test('typed amounts outlive a reload', async () => {
  const first = await openBusiness('?form=money', without('deposit', 'withdrawal'));
  await userEvent.type(await screen.findByLabelText('Coming in each month'), '1250');
  first.unmount();
  await openBusiness('?form=money');
  expect(await screen.findByLabelText('Coming in each month')).toHaveValue('1,250');
});

test('what is chosen may ask a word of its own, and an account elsewhere says which', async () => {
  const { container } = await openBusiness(
    '?form=money',
    without('sources', 'anotherAccount', 'anotherAccountDetails'),
  );
  await heading('Where will the money on this account come from?');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Other/ }));
  await goOn();
  expect(await screen.findByText('Fill this in.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Which other source?'), 'A lottery');
  await goOn();
  await heading('Does the company have an account at another bank?');
  await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
  await goOn();
  expect(await screen.findByText('Fill this in.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Which accounts, and at which banks?'), 'Banca Veche');
  await goOn();
  await heading('Is all of this right?');
  expect(answers()).toMatchObject({ sourceNotes: { 4: 'A lottery' }, anotherAccountDetails: 'Banca Veche' });
  expect(await axeFindings(container)).toEqual([]);
});
