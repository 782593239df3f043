/** @jest-environment @bank/testing/environment */
import { paths } from '@bank/paths';
import { session, signIn } from '@bank/session';
import { signInAs } from '@bank/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arriveAt, forgetEverything, openBank, prepareBank } from '../testing/open-bank';
// At hand from the start: a lazy part must not make its first test wait for the compiler.
import '../signed-in/acting-banner';

// What may be asked of a signed-in user before home opens (R1.4.13 to R1.4.16).

beforeAll(prepareBank);
beforeEach(forgetEverything);

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a representative chooses the company and deals with its documents', async () => {
  signIn(await signInAs('remy'));
  const { router } = openBank(paths.home.to());
  expect(await title('Which company today?')).toBeVisible();
  expect(await screen.findByRole('button', { name: /Atelier Verde/ })).toBeVisible();
  // Nothing else can be chosen, so nothing is promised about choosing.
  expect(screen.queryByText(/You can switch at any time/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Atelier Verde/ }));
  await arriveAt(router, '/company-documents');
  expect(await title('Company documents')).toBeVisible();
  expect(screen.getByText(/You deal with the papers of Atelier Verde/)).toBeVisible();
  expect(session.getState().actingCustomerId).toBe(1005);
});

test('who works for two companies is told where to change the choice', async () => {
  signIn(await signInAs('cora'));
  openBank(paths.home.to());
  expect(await screen.findByText(/You can switch at any time/)).toBeVisible();
});

test('an employee without balances deals with the documents, and with nothing else', async () => {
  signIn(await signInAs('erik'));
  const { router } = openBank(paths.home.to());
  expect(await title('Company documents')).toBeVisible();
  await arriveAt(router, '/company-documents');
});

test('a company’s owner starts at its tax certification, and puts it off', async () => {
  signIn(await signInAs('toby'));
  const { router } = openBank(paths.login.to());
  expect(await title('The company’s tax self-certification')).toBeVisible();
  expect(router.state.location.pathname).toBe('/self-certification-business-splash');
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  await arriveAt(router, '/home');
});

test('an administrator who may not act is told how to begin', async () => {
  signIn(await signInAs('ada'));
  session.setState({ actingCustomerId: 1001 });
  openBank(paths.adminOverview.to());
  expect(await screen.findByText('You can’t act for customer 1001')).toBeVisible();
  expect(screen.getByText(/Choose the customer in the overview and give a reason/)).toBeVisible();
  expect(screen.queryByText(/owner of the account can grant/)).toBeNull();
});
