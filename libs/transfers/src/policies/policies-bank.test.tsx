/** @jest-environment @bank/testing/environment */
// Rules: R2.4.70, R2.4.72.
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { Component, loader } from './policies-screen';

const open = (persona: string, search = '') =>
  renderScreen(`/transfer/approved/policies${search}`, {
    routes: [{ path: '/transfer/approved/policies', Component, loader }],
    persona,
    messages: { ...kitMessages, ...messages },
  });
const RULE = 'Payments from €10,000.00 need two other people.';

test('the owner asks for a policy in words, takes it back, and a colleague approves another one', async () => {
  const user = userEvent.setup();
  const view = await open('olivia');
  expect(await screen.findByText('No policies yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a policy' }));
  const ask = async (amount: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Approval policy' }));
    await user.click(dialog.getByRole('button', { name: 'Ask for it' }));
    expect(await dialog.findByText('Enter an amount of zero or more.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'From' }), amount);
    await user.click(dialog.getByRole('button', { name: /Approved by/ }));
    await user.click(await screen.findByRole('option', { name: 'Two other people' }));
    expect(await dialog.findByText(RULE)).toBeVisible();
    expect(await axeFindings(document.body)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Ask for it' }));
  };
  await ask('10000');
  const waiting = await screen.findByRole('list', { name: 'Changes that wait' });
  expect(waiting).toHaveTextContent(
    /Payments from €10,000\.00 need two other people\..*New.*In every currency, converted · Asked by Olivia Stan/,
  );
  expect(within(waiting).queryByRole('button', { name: `Approve: ${RULE}` })).toBeNull();
  expect(await axeFindings(view.container)).toEqual([]);
  await user.click(within(waiting).getByRole('button', { name: `Take back: ${RULE}` }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Changes that wait' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Add a policy' }));
  await ask('10000');
  await screen.findByRole('list', { name: 'Changes that wait' });
  view.unmount();

  await open('abel');
  await user.click(await screen.findByRole('button', { name: `Approve: ${RULE}` }));
  const list = await screen.findByRole('list', { name: 'Policies that count' });
  expect(list).toHaveTextContent(RULE);
  // Abel approves, and changes nothing himself.
  expect(screen.getByRole('button', { name: 'Add a policy' })).toBeDisabled();
  expect(within(list).queryByRole('button')).toBeNull();
});

test('who is no company has no policies', async () => {
  await open('ana');
  expect(await screen.findByText('You cannot see approval policies here')).toBeVisible();
});
