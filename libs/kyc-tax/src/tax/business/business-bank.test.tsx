/** @jest-environment @bank/testing/environment */
// Rules: R0.113, R0.116, R3.3.14, R3.5.9.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, choose, forgetAnswers, goOn, openBusiness, question, sign, typeNumber } from '../../testing/tax-pages';
import { business } from './answers';

beforeEach(forgetAnswers);

const KEEPS_MONEY = 'Does it keep money for others, or insure them?';
const TRADED = 'Are its shares traded on a stock exchange?';
const RELATED = 'Does it belong together with a listed company?';
const INCOME = 'Is half of its income or more passive?';

/** As far as the question where it pays tax. */
async function toTheCountries(): Promise<void> {
  await answer('Is it a US company for tax?', /^No/);
  await question('Where does the company pay tax?');
  await goOn();
}

test('a yes about traded shares asks for the market and the ticker before it goes on', async () => {
  await openBusiness();
  await answer('What kind of company is it?', /makes, sells/);
  await answer(KEEPS_MONEY, 'No');
  await question(TRADED);
  await goOn();
  expect(await screen.findByText('Choose one.')).toBeVisible();
  await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
  await goOn();
  expect(await screen.findAllByText('Fill this in.')).toHaveLength(2);
  await userEvent.type(screen.getByLabelText('Stock exchange'), 'Euronext Lisbon');
  await userEvent.type(screen.getByLabelText('Ticker'), 'TOBY');
  await goOn();
  await question('Is it a US company for tax?');
});

test('a financial institution is asked for its GIIN, of one form alone, or for the reason', async () => {
  await openBusiness();
  await answer('What kind of company is it?', /financial institution/);
  await question('What’s its GIIN?');
  await goOn();
  expect(await screen.findByText('Type the GIIN, or say below why there is none.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('GIIN'), '98q96b.00000.le.25');
  await goOn();
  expect(await screen.findByText(/A GIIN looks like/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('GIIN'), '0');
  await goOn();
  await question('Is it a US company for tax?');
  expect(business.store.getState().answers.giin).toBe('98Q96B.00000.LE.250');
  await userEvent.click(screen.getAllByRole('link', { name: '98Q96B.00000.LE.250' })[0] ?? document.body);
  await question('What’s its GIIN?');
  await userEvent.click(screen.getByText('It has no GIIN', { selector: 'summary span' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'It has applied for one' }));
  expect(screen.getByLabelText('GIIN')).toHaveValue('');
});

// The last one: the bank is the same for all, and afterwards it knows what he has signed.
test('a passive company names who controls it, each with numbers of their own; nothing of birth and numbers is kept in the tab', async () => {
  const { address } = await openBusiness();
  await answer('What kind of company is it?', /makes, sells/);
  await answer(KEEPS_MONEY, 'No');
  await answer(TRADED, 'No');
  await answer(RELATED, 'No');
  await answer(INCOME, 'Yes');
  await toTheCountries();
  await typeNumber(/^What’s its NIPC/, 'NIPC', '501964843');
  for (const [name, taxId] of [
    ['Toby Nunes', '123456789'],
    ['Rosa Nunes', '987654321'],
  ] as const) {
    await question(`When and where was ${name} born?`);
    await userEvent.type(screen.getByLabelText('Date of birth'), '28.02.1971');
    await userEvent.type(screen.getByLabelText('City or place'), 'Zwiebelkirchen');
    await choose(/^Country/, 'Portugal');
    await goOn();
    await question(`Where does ${name} pay tax?`);
    await goOn();
    await typeNumber(new RegExp(`^${name}`), 'NIF', taxId);
    if (screen.queryByText('Compare it with the paper') !== null) await goOn();
  }
  await question('Is everything right?');
  const declaration = screen.getByRole('region', { name: 'Declaration' });
  expect(within(declaration).getByText('Authorised signatory of the company')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Rosa Nunes' })).getByText('NIF ··· 321')).toBeVisible();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/Zwiebel|1971|654321|964843/);
  await sign();
  expect(await screen.findByText('Where they belong')).toBeVisible();
  expect(address()).toBe('/');
});
