/** @jest-environment @bank/testing/environment */
// Rules: R2.3.8, R2.8.4.
import { notifications } from '@bank/kit';
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { Component, loader } from './payout-blacklist-screen';

const show = () =>
  renderScreen('/payout-blacklist', {
    routes: [{ path: '/payout-blacklist', Component, loader }],
    persona: 'sia',
    messages: { ...kitMessages, ...messages },
  });

test('a payee is blocked, named in the message, refused twice, and unblocked', async () => {
  const user = userEvent.setup();
  const view = await show();
  const block = async (payee: string) => {
    await user.click(await screen.findByRole('button', { name: messages['settings.blocked.add'] }));
    const dialog = await screen.findByRole('dialog', { name: messages['settings.blocked.addTitle'] });
    await user.type(within(dialog).getByLabelText(messages['settings.blocked.payee']), payee);
    await user.click(within(dialog).getByRole('button', { name: messages['settings.blocked.save'] }));
    return dialog;
  };

  await block('ben@personas.test');
  expect(await screen.findByText('ben@personas.test')).toBeVisible();
  expect(notifications.getState().list.at(0)).toMatchObject({
    severity: 'success',
    title: 'ben@personas.test is blocked',
  });
  expect(await axeFindings(view.container)).toEqual([]);

  const dialog = await block('ben@personas.test');
  const field = within(dialog).getByRole('textbox', { name: messages['settings.blocked.payee'] });
  await waitFor(() => expect(field).toBeInvalid());
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));

  await user.click(await screen.findByRole('button', { name: 'Unblock ben@personas.test' }));
  const ask = await screen.findByRole('alertdialog');
  await user.click(within(ask).getByRole('button', { name: messages['settings.blocked.allow'] }));
  expect(await screen.findByText(messages['settings.blocked.empty'])).toBeVisible();

  const undone = notifications.getState().list.at(0);
  expect(undone?.title).toBe('ben@personas.test is unblocked');
  act(() => undone?.undo?.());
  expect(await screen.findByText('ben@personas.test')).toBeVisible();
});
