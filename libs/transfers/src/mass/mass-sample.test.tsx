/** @jest-environment @bank/testing/environment */
// Rules: R2.7.144, R2.7.146, R2.7.147.
import { kitMessages } from '@bank/kit/testing';
import { renderScreen, textOf } from '@bank/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { linesOf } from './mass-rows';
import * as mass from './mass-screen';
import { readText } from './reading/read-text';
import { P2P } from './sheet/shape';

/** The screen with nothing on it, and the files that it gives out. */
async function open(): Promise<Blob[]> {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await renderScreen('/transfer/mass/p2p', {
    routes: [{ path: '/transfer/mass/p2p', ...mass }],
    persona: 'olivia',
    messages: { ...kitMessages, ...messages },
  });
  return files;
}

test('the bank’s sample is a file whose columns the reader finds by their names', async () => {
  const files = await open();
  await userEvent.click(await screen.findByRole('button', { name: messages['transfers.mass.sample'] }));
  await waitFor(() => expect(files).toHaveLength(1));
  const { lines, columns } = linesOf(await readText(await textOf(files[0] ?? new Blob())), P2P, 'EUR');
  expect(columns).toEqual({ email: 0, amount: 1, currency: 2, note: 3 });
  expect(lines.map(({ email }) => email)).toEqual(['ana@example.com', 'ben@example.com']);
});

test('rows with something to correct are a file of their own, with the number and the reason beside each', async () => {
  const files = await open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('textbox', { name: /One payment on a line/ }));
  await user.paste('ana@personas.test;5;EUR;One\nben@personas.test;x;EUR;=2+2\nben;7;E;"a;b"');
  await user.click(screen.getByRole('button', { name: 'Continue with this text' }));
  await user.click(await screen.findByRole('button', { name: 'Download these rows' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const table = await readText(await textOf(files[0] ?? new Blob()));
  expect(table).toEqual([
    ['Payee e-mail', 'Amount', 'Currency', 'Note', 'Row', 'What to correct'],
    // A spreadsheet would calculate the note.
    ['ben@personas.test', 'x', 'EUR', "'=2+2", '2', 'This is not an amount. Use digits only.'],
    ['ben', '7.00', 'E', 'a;b', '3', expect.stringMatching(/e-mail.*\. This is not a currency code, like EUR\.$/)],
  ]);
  expect(linesOf(table, P2P, 'EUR').lines.map(({ email, amount, currency }) => [email, amount, currency])).toEqual([
    ['ben@personas.test', 'x', 'EUR'],
    ['ben', '7', 'E'],
  ]);
});

test('find and replace opens by its key, says how often, and is one change that can be taken back', async () => {
  await open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('textbox', { name: /One payment on a line/ }));
  await user.paste('ana@personas.tst;5;EUR;One\nben@personas.tst;6;EUR;tst');
  await user.click(screen.getByRole('button', { name: 'Continue with this text' }));
  (await screen.findByRole('grid')).focus();
  await user.keyboard('{Control>}f{/Control}');
  expect(screen.getByRole('textbox', { name: 'Find' })).toHaveFocus();
  await user.keyboard('TST');
  expect(screen.getByText('Found in 3 cells')).toBeInTheDocument();
  await user.clear(screen.getByRole('textbox', { name: 'Find' }));
  await user.keyboard('@personas.tst{Tab}@personas.test{Enter}');
  expect(screen.getByRole('gridcell', { name: 'ana@personas.test' })).toBeInTheDocument();
  expect(screen.getByRole('gridcell', { name: 'ben@personas.test' })).toBeInTheDocument();
  expect(screen.getByText('Not found')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Find' })).not.toBeInTheDocument();
  expect(screen.getByRole('grid')).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByRole('gridcell', { name: 'ben@personas.tst' })).toBeInTheDocument();
});
