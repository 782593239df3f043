// Rules: R0.184, R0.186, R2.6.2.
import { axeFindings, fakeBank, renderBank, sampleAccess, sampleCustomer } from '@bank/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { Component, loader } from './company-access-screen';

const person = {
  ...{ email: 'x@coral.example', isOwner: false, isYou: false, isInvited: false, invitedUntil: null },
  positionIds: [],
};
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
    accessOfferList: () => ({ offers: [] }),
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

test('an invitation that waits says until when, and is withdrawn after a question', async () => {
  const invited = {
    ...person,
    id: 2,
    firstName: 'Ben',
    lastName: 'Okafor',
    right: 2,
    balanceInfo: true,
    isInvited: true,
  };
  const calls = fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer({ customerType: 'business' }) }),
    userAccessInfo: () => ({ customerAccess: sampleAccess({ accessRights: 2 }) }),
    businessUserList: () => ({ users: [...USERS, { ...invited, invitedUntil: '2026-12-14T09:00:00Z' }] }),
    potentialUsersList: () => ({ users: [] }),
    accessOfferList: () => ({ offers: [] }),
    businessUserDelete: () => ({}),
  });
  const user = userEvent.setup();
  show();
  const row = await screen.findByRole('button', { name: 'Change the access of Ben Okafor' });
  expect(row).toHaveTextContent(/invited until .*14.*2026/);
  await user.click(row);
  await user.click(await screen.findByRole('button', { name: 'Withdraw the invitation' }));
  const ask = await screen.findByRole('alertdialog', { name: 'Withdraw the invitation of Ben Okafor?' });
  expect(ask).toHaveTextContent('Ben Okafor can no longer accept it.');
  await user.click(within(ask).getByRole('button', { name: 'Withdraw the invitation' }));
  await waitFor(() => expect(calls.of('businessUserDelete')[0]?.input).toEqual({ id: 2 }));
});

describe('the companies that ask the user to act for them', () => {
  const PERSONAL = {
    customerInfoGet: () => ({ customer: sampleCustomer() }),
    userAccessInfo: () => ({ customerAccess: sampleAccess() }),
  };
  const offer = (companyId: number, company: string) => ({
    ...{ companyId, company, inviter: 'Coen Visser', right: 1, balanceInfo: true },
    until: '2026-12-14T09:00:00Z',
  });
  /**
   * A personal customer with two invitations.
   * @param refusal the bank's sentence for every answer, since the companies have withdrawn both; default: it takes them
   */
  function asked(refusal?: string) {
    let offers = [offer(1028, 'Coral Reef Travel'), offer(1005, 'Atelier Verde')];
    const answer = ({ input }: { input: Readonly<Record<string, unknown>> }) => {
      if (refusal !== undefined) {
        offers = [];
        return { refused: refusal };
      }
      offers = offers.filter(({ companyId }) => companyId !== input['companyId']);
      return {};
    };
    return fakeBank({
      ...PERSONAL,
      accessOfferList: () => ({ offers }),
      accessOfferAccept: answer,
      accessOfferDecline: answer,
    });
  }

  test('say who invites and to what; a personal customer accepts one and declines the other by the keyboard', async () => {
    const calls = asked();
    const user = userEvent.setup();
    const { container } = show();
    const list = await screen.findByRole('list', { name: 'Invitations to you' });
    const [first] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('Coral Reef Travel');
    expect(first).toHaveTextContent('Coen Visser invites you to act for the company.');
    expect(first).toHaveTextContent(/read only · you see balances and transactions · open until .*14.*2026/);
    expect(await axeFindings(container)).toEqual([]);
    screen.getByRole('button', { name: 'Accept the invitation of Coral Reef Travel' }).focus();
    await user.keyboard('{Enter}');
    const said = await screen.findByText('You can act for Coral Reef Travel from now on.');
    expect(said).toHaveFocus();
    expect(calls.of('accessOfferAccept')[0]?.input).toEqual({ companyId: 1028, right: 1, balanceInfo: true });
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Decline the invitation of Atelier Verde' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/You declined the invitation of Atelier Verde\./)).toHaveFocus();
    expect(calls.of('accessOfferDecline')[0]?.input).toEqual({ companyId: 1005 });
    expect(screen.queryByRole('list', { name: 'Invitations to you' })).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
  });

  test('stay with the bank’s sentence where it is too late', async () => {
    asked('This invitation is no longer open.');
    const user = userEvent.setup();
    show();
    await user.click(await screen.findByRole('button', { name: 'Accept the invitation of Coral Reef Travel' }));
    const came = await screen.findByRole('group', { name: 'Invitations to you' });
    expect(came).toHaveFocus();
    expect(came).toHaveTextContent('This invitation is no longer open.');
    expect(screen.queryByText('Only companies have users')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Invitations to you' })).toBeNull();
  });

  test('that did not load can be asked for again', async () => {
    let isAway = true;
    fakeBank({
      ...PERSONAL,
      accessOfferList: () =>
        isAway ? { refused: 'Not now.', code: 'VF' } : { offers: [offer(1028, 'Coral Reef Travel')] },
    });
    const user = userEvent.setup();
    show();
    expect(await screen.findByText('The invitations could not be loaded')).toBeVisible();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Invitations to you' })).toBeVisible();
  });

  test('are asked for once by a personal customer, and the lists of a company are not', async () => {
    const calls = asked();
    show();
    expect(await screen.findByRole('list', { name: 'Invitations to you' })).toBeVisible();
    expect(calls.of('accessOfferList')).toHaveLength(1);
    for (const method of ['businessUserList', 'potentialUsersList']) expect(calls.of(method)).toEqual([]);
  });

  test('stand above the users and the people of a company, each of which is asked for once', async () => {
    const calls = bank(2);
    show();
    expect(await screen.findByText('Always has full access.')).toBeVisible();
    expect(await screen.findByText('Dirk Aalto')).toBeVisible();
    for (const method of ['accessOfferList', 'businessUserList', 'potentialUsersList'])
      expect(calls.of(method)).toHaveLength(1);
  });

  test('are nobody: a personal customer sees what they always saw', async () => {
    fakeBank({ ...PERSONAL, accessOfferList: () => ({ offers: [] }) });
    show();
    expect(await screen.findByText('Only companies have users')).toBeVisible();
    expect(screen.queryByText('Invitations to you')).toBeNull();
  });
});
