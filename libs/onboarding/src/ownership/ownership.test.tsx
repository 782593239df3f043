/** @jest-environment @bank/testing/environment */
// Rules: R0.160, R0.162.
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { business, type BusinessAnswers, NOTHING_SAID } from '../business/answers';
import { COMPLETE } from '../business/check/test-answers';
import messages from '../messages/en.json';
import { Component, loader } from './ownership-screen';

/** What an ownership says of the complete company: Petra holds half of it, Sindre most of the rest. */
const OWNERSHIP: Partial<BusinessAnswers> = {
  ...{ declares: 'true', name: 'Coral', registrationCountry: 'NL', registrationNumber: '88' },
  ...{ persons: COMPLETE.persons, companies: COMPLETE.companies, levels: COMPLETE.levels },
  ...{ confirmedOwners: COMPLETE.confirmedOwners, nobodyElse: 'true' },
};

async function open(answers: Partial<BusinessAnswers> = {}, persona = 'coen') {
  business.clear();
  if (Object.keys(answers).length > 0) business.keep(answers);
  return renderScreen('/company/ownership', {
    routes: [
      { path: '/company/ownership', Component, loader },
      { path: '/company', element: <h1>The company</h1> },
    ],
    messages: { ...kitMessages, ...messages },
    persona,
  });
}

beforeEach(() => {
  window.scrollTo = jest.fn();
});

const heading = () => screen.findByRole('heading', { level: 1, name: 'Who owns the company now?' });

test('asks for the four forms about owners, and forgets an application of this tab', async () => {
  const { container } = await open({ ...COMPLETE });
  await heading();
  expect(screen.queryByRole('button', { name: 'Clear my answers' })).toBeNull();
  for (const form of ['Shareholders', 'Owners', 'People', 'Other companies'])
    expect(screen.getAllByRole('link', { name: new RegExp(form) })[0]).toBeVisible();
  expect(screen.queryByRole('link', { name: /Directors/ })).toBeNull();
  expect(business.store.getState().answers.persons).toEqual(NOTHING_SAID.persons);
  expect(await axeFindings(container)).toEqual([]);
});

test('a company that is entered twice is found before it is sent', async () => {
  const registrationNumber = 'J12/1/2011';
  await open({ ...OWNERSHIP, companies: COMPLETE.companies.map((one) => ({ ...one, registrationNumber })) });
  await heading();
  expect(screen.getByText(/Danube Growth.* has the registration number of .*Nordhus Holding/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Declare this ownership' })).toBeNull();
});

test('a user without the right to manage the company reads why', async () => {
  await open({}, 'cleo');
  expect(await screen.findByText('You can’t declare who owns the company')).toBeVisible();
});

test('declares the ownership, which then waits for the bank, and takes no other meanwhile', async () => {
  const { router } = await open(OWNERSHIP);
  await heading();
  await userEvent.click(screen.getByRole('button', { name: 'Declare this ownership' }));
  expect(await screen.findByRole('heading', { name: 'The company' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/company');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Petra');
  await open();
  expect(await screen.findByText('We’re checking the ownership that you declared')).toBeVisible();
});
