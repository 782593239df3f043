/** @jest-environment @bank/testing/environment */
// Rules: R0.9, R2.4.8, R2.6.3, R2.7.112, R2.7.196, R2.7.198, R2.7.199.
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, loader } from './list/invoices-screen';
import messages from './messages/en.json';

const open = (address = '/transfer/invoices', persona = 'gala') =>
  renderScreen(address, {
    routes: [{ path: '/transfer/invoices', Component, loader }],
    persona,
    messages: { ...kitMessages, ...messages },
    brand: { id: 'd' },
  });

test('gala sees what she is asked for, how each stands, and what she asked of others', async () => {
  const view = await open();
  const user = userEvent.setup();
  const received = await screen.findByRole('list', { name: 'Received' });
  const rows = within(received).getAllByRole('button');
  expect(rows).toHaveLength(6);
  for (const word of ['Unpaid', 'Waiting for approval', 'Overdue', 'Rejected', 'Paid']) {
    expect(within(received).getAllByText(word).length).toBeGreaterThan(0);
  }
  expect(screen.getByText('To pay · 4 invoices')).toBeVisible();
  expect(await axeFindings(view.container)).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Sent' }));
  expect(await screen.findByRole('list', { name: 'Sent' })).toHaveTextContent('Atelier Verde');
  expect(view.address()).toBe('/transfer/invoices?type=sent');
});

test('an invoice that is open leads to its filled payment, and can be rejected with a reason', async () => {
  const view = await open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Atelier Verde/ }));
  const pay = await screen.findByRole('link', { name: 'Pay' });
  const address = new URL(pay.getAttribute('href') ?? '', 'https://bank.test');
  expect(address.pathname).toBe('/transfer/p2p');
  expect(address.searchParams.get('amount')).toBe('64.00');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await user.type(await screen.findByRole('textbox', { name: 'Why' }), 'We sent it back');
  expect(await axeFindings(view.container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('We sent it back')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pay' })).toBeNull();
});

test('a new invoice says what is wrong with it, and stands in the list of what was sent', async () => {
  await open('/transfer/invoices?type=sent');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'New invoice' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'Send invoice' }));
  expect(within(dialog).getByRole('textbox', { name: messages['invoices.amount'] })).toBeInvalid();
  await user.type(within(dialog).getByRole('textbox', { name: messages['invoices.payerEmail'] }), 'gala@personas.test');
  await user.type(within(dialog).getByRole('textbox', { name: messages['invoices.amount'] }), '77.70');
  await user.type(within(dialog).getByRole('textbox', { name: messages['invoices.note'] }), 'Bookmarks');
  await user.click(within(dialog).getByRole('button', { name: 'Send invoice' }));
  expect(await within(dialog).findByText(/This is your own address/)).toBeVisible();
  const payer = within(dialog).getByRole('textbox', { name: messages['invoices.payerEmail'] });
  await user.clear(payer);
  await user.type(payer, 'hugo@personas.test');
  await user.click(within(dialog).getByRole('button', { name: 'Send invoice' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: /Bookmarks/ })).toBeVisible();
});

test('lines add up with their tax while they are typed, and stand in the invoice that was sent', async () => {
  const view = await open('/transfer/invoices?type=sent&open=new');
  const user = userEvent.setup();
  const dialog = await screen.findByRole('dialog');
  const type = async (box: HTMLElement, text: string) => {
    await user.clear(box);
    await user.type(box, text);
  };
  await type(
    await within(dialog).findByRole('textbox', { name: messages['invoices.payerEmail'] }),
    'hugo@personas.test',
  );
  await type(within(dialog).getByRole('textbox', { name: messages['invoices.note'] }), 'Spring catalogue');
  await user.click(within(dialog).getByRole('button', { name: 'Add lines' }));
  expect(within(dialog).queryByRole('textbox', { name: messages['invoices.amount'] })).toBeNull();
  // A new line says nothing about fields that nobody has reached.
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'What' })).toHaveFocus());
  expect(within(dialog).getByRole('textbox', { name: 'Unit price' })).toBeValid();
  await user.click(within(dialog).getByRole('button', { name: 'Send invoice' }));
  expect(await within(dialog).findByText('2 fields need your attention.')).toBeInTheDocument();
  const first = within(dialog).getByRole('group', { name: 'Line 1' });
  expect(await within(first).findByRole('textbox', { name: 'What' })).toBeInvalid();
  expect(within(first).getByRole('textbox', { name: 'What' })).toHaveFocus();
  await type(within(first).getByRole('textbox', { name: 'What' }), 'Layout');
  await type(within(first).getByRole('textbox', { name: 'Quantity' }), '2.5');
  await type(within(first).getByRole('textbox', { name: 'Unit price' }), '79.99');
  expect(within(dialog).getByText('Tax 23%')).toBeVisible();
  expect(within(dialog).getAllByRole('definition')[1]).toHaveTextContent('46.00');
  await user.click(within(dialog).getByRole('button', { name: 'Add line' }));
  await user.click(within(dialog).getByRole('button', { name: 'Remove line 2' }));
  expect(within(dialog).queryByRole('group', { name: 'Line 2' })).toBeNull();
  expect(within(dialog).getAllByRole('definition')[2]).toHaveTextContent('245.98');
  expect(await axeFindings(view.baseElement)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Send invoice' }));
  await user.click(await screen.findByRole('button', { name: /Spring catalogue/ }));
  const lines = await screen.findByRole('list', { name: 'Lines' });
  expect(lines).toHaveTextContent('Layout2.5 × €79.99 · tax 23%€199.98');
});

test('a payer is reminded, and not twice within a day', async () => {
  await open('/transfer/invoices?type=sent');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Autumn brochure/ }));
  await user.click(await screen.findByRole('button', { name: 'Remind' }));
  expect(await screen.findByText('Last reminder')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remind' }));
  expect(await screen.findByText(/You have reminded within the last 24 hours/)).toBeVisible();
});

test('money from another bank is an invoice to oneself that nobody can reject', async () => {
  await open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add money' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(await within(dialog).findByRole('textbox', { name: messages['invoices.amount'] }), '500');
  await user.click(within(dialog).getByRole('button', { name: messages['invoices.funding.make'] }));
  await user.click(await screen.findByRole('button', { name: /Money to add/ }));
  expect(await screen.findByText('By the bank')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  expect(screen.getByRole('button', { name: 'PDF' })).toBeVisible();
});

test('who may not request money sees what they were asked for and can pay it, and reads why they see no more', async () => {
  const view = await open('/transfer/invoices', 'ana');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Three posters/ }));
  expect(await screen.findByRole('link', { name: 'Pay' })).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Sent' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'New invoice' })).toBeNull();
  view.unmount();
  await open('/transfer/invoices?type=sent', 'ana');
  expect(await screen.findByText(messages['invoices.notAllowed'])).toBeVisible();
});
