// Rules: R2.6.2.
import { axeFindings, fakeBank, renderBank, sampleAccess, sampleCustomer } from '@bank/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { Component, loader } from './company-access-screen';

const person = { email: 'x@coral.example', isOwner: false, isYou: false, isInvited: false, positionIds: [] };
const USERS = [
  { ...person, id: 38, firstName: 'Coen', lastName: 'Visser', right: 2, balanceInfo: true, isOwner: true, isYou: true },
  { ...person, id: 39, firstName: 'Cleo', lastName: 'Baptista', right: 1, balanceInfo: false },
];

const PEOPLE = [
  { id: 1, positionIds: [2, 8], firstName: 'Dirk', lastName: 'Aalto', email: 'dirk@coral.example' },
  { id: 2, positionIds: [6, 9], firstName: 'Mona', lastName: 'Reyes', email: null },
];

const bank = (accessRights: number) =>
  fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer({ customerType: 'business' }) }),
    userAccessInfo: () => ({ customerAccess: sampleAccess({ accessRights }) }),
    businessUserList: () => ({ users: USERS }),
    potentialUsersList: () => ({
      users: PEOPLE,
    }),
    businessAccessRightsUpdate: () => ({}),
    businessUserDelete: () => ({ refused: 'Transfers of this user still wait for approval.' }),
    businessUserInvite: () => ({}),
    businessRepresentativeDelete: () => ({ refused: 'A company needs a director. Add another one first.' }),
  });
const show = (search = '') => renderBank({ Component, loader }, { at: `/company-access${search}`, messages });

test('the owner gives another level; level 5 is not offered (R3.5.1)', async () => {
  const calls = bank(2);
  const user = userEvent.setup();
  const { container } = show();
  expect(await screen.findByText('Always has full access.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change the access of Coen Visser' })).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Change the access of Cleo Baptista' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByRole('radio')).toHaveLength(5);
  expect(within(dialog).getByRole('button', { name: 'Save the access' })).toBeDisabled();
  await user.click(within(dialog).getByRole('radio', { name: 'Initiate' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save the access' }));
  expect(calls.of('businessAccessRightsUpdate')[0]?.input).toEqual({ accessRights: [{ id: 39, right: 3 }] });
});

test('the owner lets a user see the balances, at once; their own sight stays', async () => {
  const calls = bank(2);
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole('button', { name: 'Change the access of Cleo Baptista' }));
  const sees = await screen.findByRole('switch', { name: 'Sees balances and transactions' });
  expect(sees).not.toBeChecked();
  await user.click(sees);
  await waitFor(() =>
    expect(calls.of('businessAccessRightsUpdate')[0]?.input).toEqual({ accessRights: [{ id: 39, balanceInfo: true }] }),
  );
});

test('an invitation says whether the person sees the balances', async () => {
  const calls = bank(2);
  const user = userEvent.setup();
  show('?open=invite&id=1');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Sees balances and transactions' }));
  await user.click(within(dialog).getByRole('radio', { name: 'Initiate' }));
  await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() =>
    expect(calls.of('businessUserInvite')[0]?.input).toEqual({ representativeId: 1, right: 3, balanceInfo: false }),
  );
});

test('a removal asks first and shows why the bank refuses; only an administrator may force it', async () => {
  bank(2);
  const user = userEvent.setup();
  show('?open=right&id=39');
  await user.click(await screen.findByRole('button', { name: 'Remove access' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Cleo Baptista?' });
  expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Remove access' }));
  expect(await within(dialog).findByText(/still wait for approval/)).toBeVisible();
});

test('a person is one row with every position, and one without an address is asked for it', async () => {
  const calls = bank(2);
  const user = userEvent.setup();
  show();
  expect(await screen.findByRole('button', { name: 'Invite or remove Dirk Aalto' })).toHaveTextContent(
    'Director · Owner · dirk@coral.example',
  );
  const mona = screen.getByRole('button', { name: 'Invite or remove Mona Reyes' });
  expect(mona).toHaveTextContent('Shareholder · no e-mail address yet');
  await user.click(mona);
  const dialog = await screen.findByRole('dialog', { name: 'Invite Mona Reyes' });
  const field = within(dialog).getByRole('textbox', { name: 'Work e-mail' });
  await user.type(field, 'mona@');
  await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  expect(field).toHaveAccessibleDescription(/Enter an e-mail address\./);
  expect(calls.of('businessUserInvite')).toHaveLength(0);
  await user.type(field, 'coral.example');
  await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() =>
    expect(calls.of('businessUserInvite')[0]?.input).toMatchObject({
      representativeId: 2,
      email: 'mona@coral.example',
    }),
  );
});

test('a person is removed after a question, and the bank says why it keeps one', async () => {
  const calls = bank(2);
  const user = userEvent.setup();
  const { container } = show('?open=invite&id=1');
  await user.click(await screen.findByRole('button', { name: 'Remove from the company' }));
  const ask = await screen.findByRole('alertdialog', { name: 'Remove Dirk Aalto from the company?' });
  expect(ask).toHaveTextContent('Dirk Aalto (Director, Owner) will no longer be listed');
  expect(within(ask).queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(within(ask).getByRole('button', { name: 'Remove from the company' }));
  expect(await within(ask).findByText('A company needs a director. Add another one first.')).toBeVisible();
  expect(calls.of('businessRepresentativeDelete')[0]?.input).toEqual({ id: 1 });
  expect(await axeFindings(container)).toEqual([]);
});

test('somebody who may only read sees everything, can do nothing, and is told who could', async () => {
  bank(1);
  show('?open=right&id=39');
  expect(await screen.findByText('Dirk Aalto')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Invite or remove Dirk Aalto' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change the access of Cleo Baptista' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add a person' })).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent(/full access/i);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
