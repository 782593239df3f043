/** @jest-environment @bank/testing/environment */
// Rules: R2.7.26, R2.7.27, R2.7.28.
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages/en.json';
import { routes } from '../../routes';

const open = (address: string, persona: string) =>
  renderScreen(address, {
    routes: routes.main,
    brand: { id: 'd' },
    persona,
    messages: { ...kitMessages, ...messages },
  });

async function openFirst(name: RegExp) {
  const user = userEvent.setup();
  const list = await screen.findByRole('list', { name: /^Transactions of/ }, { timeout: 10_000 });
  const [first] = await within(list).findAllByRole('link', { name });
  if (first) await user.click(first);
  return { user, details: await screen.findByRole('dialog', { name: 'Details' }) };
}

test('ana corrects what a shop is for, reads that all of its entries follow, and takes it back', async () => {
  await open('/history?q=Mercado', 'ana');
  const { user, details } = await openFirst(/^Mercado Sol/);
  await user.click(await within(details).findByRole('button', { name: 'Category: Food' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Leisure' }));
  expect(await within(details).findByText('Everything with Mercado Sol now counts as “Leisure”.')).toBeVisible();
  expect(await within(details).findByRole('button', { name: 'Category: Leisure' })).toBeVisible();
  await user.click(within(details).getByRole('button', { name: 'Undo' }));
  expect(await within(details).findByRole('button', { name: 'Category: Food' })).toBeVisible();
  await waitFor(() => expect(within(details).queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
});

test('a note saves itself, also when the details close over it, and the search finds the payment', async () => {
  const view = await open('/history?q=Mercado', 'ana');
  const { user, details } = await openFirst(/^Mercado Sol/);
  await user.type(await within(details).findByLabelText('Your note'), 'Zanzibar dinner');
  await user.tab();
  expect(await within(details).findByText('Saved')).toBeVisible();
  await user.click(within(details).getByRole('button', { name: 'Close details' }));
  await waitFor(() => expect(view.address()).not.toContain('details'));
  const search = await screen.findByRole('searchbox', { name: 'Search' });
  await user.clear(search);
  await user.type(search, 'zanzibar');
  expect(await screen.findByText('1 transaction', {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Mercado Sol/ })).toBeVisible();
});

test('a file is put to a payment, and removed after a question', async () => {
  await open('/history?q=Noodle', 'ana');
  const { user, details } = await openFirst(/^Noodle House/);
  await user.click(await within(details).findByRole('button', { name: 'Add a file' }));
  const bill = new File(['%PDF-1.7 a bill'], 'bill.pdf', { type: 'application/pdf' });
  await user.upload(within(details).getByLabelText('Choose files'), bill);
  expect(await within(details).findByRole('button', { name: 'bill.pdf' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(within(details).getByRole('button', { name: 'Remove bill.pdf' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove “bill.pdf”?' });
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(within(details).queryByRole('button', { name: 'bill.pdf' })).not.toBeInTheDocument());
});

test('filters get a name, are one press away, are renamed and deleted', async () => {
  const view = await open('/history?accountId=all&direction=in', 'ana');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Save this view' }, { timeout: 10_000 }));
  await user.type(await screen.findByLabelText('Name of the view'), 'What came in');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const chip = await screen.findByRole('button', { name: 'What came in', pressed: true });
  await waitFor(() => expect(view.address()).toBe('/history?accountId=all&direction=in'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await axeFindings(view.container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Direction: Money in' }));
  await user.click(await screen.findByRole('menuitem', { name: 'In and out' }));
  await waitFor(() => expect(chip).toHaveAttribute('aria-pressed', 'false'));
  await user.click(chip);
  await waitFor(() => expect(view.address()).toBe('/history?accountId=all&direction=in'));
  await user.click(await screen.findByRole('button', { name: 'Change “What came in”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const name = await screen.findByLabelText('Name of the view');
  await user.clear(name);
  await user.type(name, 'Income');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Change “Income”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete “Income”?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Income' })).not.toBeInTheDocument());
});

test('who may only read sees no way to change the books', async () => {
  await open('/history?accountId=all', 'rhea');
  const { details } = await openFirst(/./);
  expect(await within(details).findByText('Reference')).toBeVisible();
  expect(within(details).queryByLabelText('Your note')).not.toBeInTheDocument();
  expect(within(details).queryByRole('button', { name: 'Add a file' })).not.toBeInTheDocument();
});
