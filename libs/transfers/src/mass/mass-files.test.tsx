/** @jest-environment @bank/testing/environment */
// Rules: R2.7.140, R2.7.220, R2.7.221, R2.7.223.
import { kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import * as mass from './mass-screen';

const open = () =>
  renderScreen('/transfer/mass/p2p', {
    routes: [{ path: '/transfer/mass/p2p', ...mass }],
    persona: 'olivia',
    messages: { ...kitMessages, ...messages },
  });
type User = ReturnType<typeof userEvent.setup>;
const choose = async (user: User, name: string, ...lines: readonly string[]) =>
  user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), new File([lines.join('\n')], name));
const RIGHT = ['E-mail;Amount', 'ana@personas.test;5'] as const;

test('what was said of a file goes once another one is chosen, and so does what was said of the clipboard', async () => {
  const user = userEvent.setup({ applyAccept: false });
  await open();
  await choose(user, 'page.xlsx', '<html><table></table></html>');
  expect(await screen.findByText(/^This file could not be read/)).toBeVisible();
  await choose(user, 'names.csv', 'E-mail;Amount', ';');
  expect(await screen.findByText(messages['transfers.mass.nothing'])).toBeVisible();
  expect(screen.queryByText(/^This file could not be read/)).not.toBeInTheDocument();
  // Nor does it stand beside the reading of the next.
  const endless = jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(() => undefined);
  await choose(user, 'endless.csv', ...RIGHT);
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  expect(screen.queryByText(messages['transfers.mass.nothing'])).not.toBeInTheDocument();
  await user.click(cancel);
  endless.mockRestore();
  await choose(user, 'May.csv', ...RIGHT);
  const grid = await screen.findByRole('grid');

  grid.focus();
  await user.paste('<table>\n<tr><td>ana@personas.test</td></tr>\n</table>');
  expect(await screen.findByText(/^This file could not be read/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(await screen.findByRole('textbox', { name: /One payment on a line/ })).toBeVisible();
  expect(screen.queryByText(/^This file could not be read/)).not.toBeInTheDocument();
  await choose(user, 'June.csv', ...RIGHT);
  expect(within(await screen.findByRole('grid')).getByText('ana@personas.test')).toBeInTheDocument();
  expect(screen.queryByText(/^This file could not be read/)).not.toBeInTheDocument();
});

test('a file of 10,001 payments is refused where it was chosen, and one of 10,000 is taken', async () => {
  const user = userEvent.setup();
  await open();
  const rows = Array.from({ length: 10_001 }, (_, at) => `p${at}@personas.test;1`);
  await choose(user, 'many.csv', 'E-mail;Amount', ...rows);
  expect(await screen.findByText(/^There are more than 10,000 rows in it/)).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  await choose(user, 'most.csv', 'E-mail;Amount', ...rows.slice(1));
  expect(await screen.findByRole('heading', { name: 'most: 10,000 payments' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^There are more than 10,000 rows/)).not.toBeInTheDocument());
});

test('cells that are copied from a spreadsheet are pasted whole, with the commas that are in them', async () => {
  const user = userEvent.setup();
  await open();
  await choose(user, 'July.csv', ...RIGHT, 'ben@personas.test;6');
  const grid = await screen.findByRole('grid');
  grid.focus();
  await user.keyboard('{ArrowRight}');
  await user.paste('1,234.50');
  expect(await within(grid).findByRole('gridcell', { name: '1,234.50' })).toBeInTheDocument();
  await user.paste('2,000.25\n3,000.50\n');
  expect(await screen.findByText(/2 payments: €5,000\.75/)).toBeInTheDocument();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await user.paste('Rent, May');
  expect(await within(grid).findByRole('gridcell', { name: 'Rent, May' })).toBeInTheDocument();
});
