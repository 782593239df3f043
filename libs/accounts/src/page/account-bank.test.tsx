/** @jest-environment @bank/testing/environment */
// Rules: R0.95, R2.3.2, R2.3.30, R2.7.51, R2.7.52, R2.7.53, R2.7.54, R2.7.55.
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import pages from '../messages-pages/en.json';
import messages from '../messages/en.json';
import * as account from './account-screen';
import * as list from '../list/accounts-screen';
import * as rates from '../rates/rates-screen';

// The screens read these of the brand, and nothing else.
const brand = {
  id: 'd',
  legalName: 'Test Bank SA',
  letter: { bic: 'TESTLULL', addressLines: ['1 Main Street', 'Luxembourg'] },
};

const open = (address: string, persona = 'ana') =>
  renderScreen(address, {
    routes: [
      { path: '/accounts', Component: list.Component, loader: list.loader },
      { path: '/accounts/rates', Component: rates.Component, loader: rates.loader },
      { path: '/accounts/:accountId', Component: account.Component, loader: account.loader },
    ],
    brand,
    persona,
    messages: { ...kitMessages, ...messages, ...pages },
  });
/** jsdom's files have no text(). */
const startOf = (file: Blob | undefined): Promise<unknown> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText((file ?? new Blob()).slice(0, 8));
  });
const details = () => screen.findByRole('region', { name: 'Details to share' });

test('ana’s euro account is paid into from Europe and from elsewhere; a detail is copied by its row', async () => {
  const view = await open('/accounts/10011');
  const user = userEvent.setup();
  const region = within(await details());
  const iban = await region.findByRole('button', { name: /^Copy: IBAN, LU\d\d 0930/ });
  expect(region.getByRole('button', { name: /Test Bank SA, 1 Main Street, Luxembourg/ })).toBeVisible();
  expect(region.getByRole('img', { name: pages['accounts.share.qrSepa'] })).toBeVisible();
  await user.click(iban);
  expect(await navigator.clipboard.readText()).toMatch(/^LU\d{18}$/);
  expect(await region.findByText('Copied')).toBeInTheDocument();
  await user.click(region.getByRole('radio', { name: 'From elsewhere' }));
  expect(region.getByRole('img', { name: pages['accounts.share.qr'] })).toBeVisible();
  expect(await axeFindings(view.container)).toEqual([]);
});

test('sending and moving from an account begin with it', async () => {
  await open('/accounts/10012');
  const way = (name: string) => screen.findByRole('link', { name });
  expect(await way('Send')).toHaveAttribute('href', '/transfer/p2p?from=10012');
  expect(await way('Move money')).toHaveAttribute('href', '/transfer/account?from=10012');
});

test.each([
  ['ana', 10011, false],
  ['kyra', 10041, true],
])('%s reads at account %i whether only the holder may pay in', async (persona, accountId, isOwnOnly) => {
  await open(`/accounts/${accountId}`, persona);
  const region = within(await details());
  await region.findByRole('button', { name: /^Copy: IBAN/ });
  expect(region.queryByText(pages['accounts.share.ownOnly']) !== null).toBe(isOwnOnly);
});

test('details that are new are said in the list until the page has shown them', async () => {
  const view = await open('/accounts');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: /Dollars.*New details/ }));
  await within(await details()).findByText('Ana Marin');
  expect(view.address()).toBe('/accounts/10012');
  await user.click(screen.getByRole('link', { name: 'Accounts' }));
  expect(await screen.findByRole('link', { name: /Dollars/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('New details')).toBeNull());
});

test('a wallet shows its address, and how to be paid otherwise is not for it', async () => {
  await open('/accounts/10014');
  const region = within(await details());
  expect(region.getByRole('button', { name: /^Copy: Address of the wallet, sbx1/ })).toBeVisible();
  expect(region.queryByText('IBAN')).toBeNull();
  expect(region.queryByRole('button', { name: /letter/ })).toBeNull();
});

test('the bank’s letter about the account is saved as a PDF', async () => {
  const files: Blob[] = [];
  // jsdom has neither.
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:letter';
  };
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await open('/accounts/10011');
  const user = userEvent.setup();
  await user.click(await within(await details()).findByRole('button', { name: 'Confirmation letter (PDF)' }));
  expect(await screen.findByText('Saved to your downloads.')).toBeVisible();
  expect(click.mock.contexts[0]).toHaveAttribute('download', 'confirmation-10011.pdf');
  expect(await startOf(files[0])).toBe('%PDF-1.7');
  click.mockRestore();
});

test('an account in pounds and a wallet for ether are opened, each with its own page', async () => {
  const view = await open('/accounts');
  const user = userEvent.setup();
  for (const [currency, press, region] of [
    [/British Pound/, 'Open the account', '^Copy: IBAN'],
    [/^ETH|ETH$/, 'Create the wallet', ', sbx1'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: 'Open an account' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('radio', { name: currency }));
    await user.click(within(dialog).getByRole('button', { name: press }));
    await waitFor(() => expect(view.address()).toMatch(/^\/accounts\/\d+$/));
    expect(within(await details()).getByRole('button', { name: new RegExp(region) })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Accounts' }));
  }
  expect(await screen.findByRole('link', { name: /British Pound/ })).toBeVisible();
});

test('a closed account stands apart, keeps its past, and nothing else can be done with it', async () => {
  const view = await open('/accounts', 'iris');
  const user = userEvent.setup();
  const openOnes = await screen.findByRole('list', { name: 'Payment accounts' });
  expect(within(openOnes).getAllByRole('link')).toHaveLength(1);
  await user.click(screen.getByText('Closed accounts (1)'));
  await user.click(screen.getByRole('link', { name: /Reserve/ }));
  expect(view.address()).toBe('/accounts/10812');
  expect(await screen.findByText(pages['accounts.page.closedNote'])).toBeVisible();
  const page = within(screen.getByRole('article', { name: 'Reserve' }));
  expect(page.getByRole('link', { name: 'Statements' })).toHaveAttribute('href', '/statements?accountId=10812');
  expect(page.getByRole('link', { name: 'Activity' })).toHaveAttribute('href', '/history?accountId=10812');
  expect(page.queryByRole('link', { name: /Send|Move/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Details to share' })).toBeNull();
  expect(await axeFindings(view.container)).toEqual([]);
});

test('an account of somebody else leads to the list', async () => {
  const view = await open('/accounts/10021');
  await waitFor(() => expect(view.address()).toBe('/accounts'));
});

test('the calculator says what one gets, beside the middle of the market, and the list every rate', async () => {
  const view = await open('/accounts/rates');
  const user = userEvent.setup();
  const amount = await screen.findByRole('textbox', { name: 'You exchange' });
  await user.clear(amount);
  await user.type(amount, '200');
  expect(await screen.findByText(/You get/)).toBeVisible();
  const calculator = within(screen.getByRole('region', { name: 'Calculator' }));
  expect(calculator.getByText('217')).toHaveTextContent('217.39');
  expect(calculator.getByText('1 EUR = 1.08695652 USD')).toBeVisible();
  expect(calculator.getByText(/mid-market rate\.$/)).toHaveTextContent(/^That’s .* more than/);
  // It leads to the move that it shows: from the euros of Ana, into dollars, with the amount.
  expect(calculator.getByRole('link', { name: 'Move money' })).toHaveAttribute(
    'href',
    '/transfer/account?from=10011&to=10012&amount=200',
  );
  await user.click(calculator.getByRole('button', { name: 'Swap the currencies' }));
  expect(calculator.getByRole('link', { name: 'Move money' })).toHaveAttribute(
    'href',
    '/transfer/account?from=10012&to=10011&amount=200',
  );
  expect(await calculator.findByText('1 USD = 0.92 EUR')).toBeVisible();
  expect(await axeFindings(view.container)).toEqual([]);
});
