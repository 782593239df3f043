/** @jest-environment @bank/testing/environment */
// Rules: R2.2.6, R2.3.21, R2.7.60, R2.7.61, R2.7.62, R2.9.2.
import { preferences } from '@bank/kit';
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { Component, loader } from './statements-screen';

const open = (address = '/statements', persona = 'ana') =>
  renderScreen(address, {
    routes: [{ path: '/statements', Component, loader }],
    brand: { id: 'd' },
    persona,
    messages: { ...kitMessages, ...messages },
  });

/** What the page hands to the browser to be saved. */
function saved(): { name: string; file: Blob }[] {
  const files: { name: string; file: Blob }[] = [];
  let last: Blob | null = null;
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) last = file;
    return 'blob:file';
  });
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (last) files.push({ name: this.download, file: last });
  });
  return files;
}

beforeAll(() => {
  // jsdom has neither.
  URL.createObjectURL ??= () => '';
  URL.revokeObjectURL ??= () => undefined;
});
afterEach(() => {
  jest.restoreAllMocks();
  preferences.setState({ hideBalances: false });
});

/** jsdom's files have no text(). */
const startOf = (file: Blob | undefined, bytes: number): Promise<unknown> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText((file ?? new Blob()).slice(0, bytes));
  });

const monthsIn = (year: string) => within(screen.getByRole('list', { name: year })).getAllByRole('button');

test('twelve months of the first account stand under their years, the newest first, and the screen says when the next one comes', async () => {
  const { container } = await open();
  expect(await screen.findByRole('button', { name: /Account: Everyday/ })).toBeVisible();
  const first = await screen.findByRole('button', {
    name: /Save the statement of October 2026.*In €.*out €.*closing balance/,
  });
  expect(monthsIn('2026')[0]).toBe(first);
  expect(screen.getAllByRole('button', { name: /Save the statement of/ })).toHaveLength(12);
  expect(screen.getByText(/The next statement will be ready on 1 \w+ \d{4}\./)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('a press saves the month as a PDF, and a year as an archive', async () => {
  const files = saved();
  await open('/statements?accountId=10011');
  await userEvent.click(await screen.findByRole('button', { name: /Save the statement of October 2026/ }));
  expect(await screen.findByText('Saved to your downloads.')).toBeVisible();
  expect(files[0]?.name).toBe('statement-10011-2026-10.pdf');
  expect(await startOf(files[0]?.file, 8)).toBe('%PDF-1.7');
  await userEvent.click(screen.getByRole('button', { name: 'All of 2026' }));
  await waitFor(() => expect(screen.getAllByText('Saved to your downloads.')).toHaveLength(2));
  expect(files[1]?.name).toBe('statements-10011-2026.zip');
  expect(await startOf(files[1]?.file, 2)).toBe('PK');
});

test('another account is a choice, and the address keeps it', async () => {
  const view = await open();
  await userEvent.click(await screen.findByRole('button', { name: /Account: Everyday/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Dollars/ }));
  expect(await screen.findByRole('button', { name: /Account: Dollars/ })).toBeVisible();
  expect(await screen.findByRole('button', { name: /Save the statement of October 2026.*\$/ })).toBeVisible();
  expect(view.address()).toMatch(/accountId=10012/);
});

test('hidden balances leave no figure in the list', async () => {
  preferences.setState({ hideBalances: true });
  await open();
  const [row] = await screen.findAllByRole('button', { name: /Save the statement of/ });
  expect(row).not.toHaveTextContent(/€\s?\d/);
});

test('an employee without balance information reads why there is nothing', async () => {
  await open('/statements', 'erik');
  expect(await screen.findByText('You can’t see these statements')).toBeVisible();
});
