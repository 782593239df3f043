// Rules: R3.3.29.
import { axeFindings, fakeBank, renderBank, sampleAccess, sampleCustomer, type Answer } from '@bank/kit/testing';
import { prefetch } from '@bank/api-client';
import type { Declaration } from '@bank/protocol/company-declarations';
import { customerQueries } from '@bank/session/calls';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages/en.json';
import { Declarations } from './declarations';

const UNASKED: Declaration = {
  ...{ isAsked: false, status: 'notRequired', title: '', lead: '', statements: [] },
  ...{ sentAt: null, sentBy: null, rejectReason: null },
};
const ASKED: Declaration = {
  ...{ isAsked: true, status: 'none', title: 'Studio declaration', lead: 'For companies that record.' },
  statements: [
    { id: 'adults', text: 'Everyone who performs is an adult.' },
    { id: 'consent', text: 'Everyone who performs has agreed.' },
  ],
  ...{ sentAt: null, sentBy: null, rejectReason: null },
};
const SENT = { sentAt: '2026-11-03T10:00:00Z', sentBy: 'Vida Lund' };
const SERVICES: Declaration = { ...ASKED, title: 'Statement on services' };

interface Opening {
  isActing?: boolean;
  lockedBecause?: string;
  onSend?: () => Answer;
}

function open(first: Partial<Declaration>, { isActing = false, lockedBecause, onSend }: Opening = {}) {
  let now: Declaration = { ...ASKED, ...first };
  const bank = fakeBank({
    customerInfoGet: () => ({
      customer: sampleCustomer({
        ...{ customerType: 'business', firstName: 'Vida', lastName: 'Lund', isAdmin: isActing },
        actingFor: isActing ? { customerId: 1, name: 'Halden' } : null,
      }),
    }),
    userAccessInfo: () => ({ customerAccess: sampleAccess({ accessRights: 2 }) }),
    requiredActions: () => ({ personal: 0, company: 1 }),
    studioDeclarationGet: () => ({ declaration: now }),
    streamingPlatformDeclarationGet: () => ({ declaration: UNASKED }),
    prohibitedEscortStatementGet: () => ({ declaration: SERVICES }),
    studioDeclarationSend: () => {
      const answer = onSend?.();
      if (!answer || 'lost' in answer) now = { ...ASKED, ...SENT, status: 'pending' };
      return answer ?? { declaration: now };
    },
  });
  const Component = () => <Declarations company="Halden Pictures" lockedBecause={lockedBecause} />;
  const loader = () => {
    prefetch(customerQueries.info(), customerQueries.access());
    return null;
  };
  const view = renderBank({ Component, loader }, { at: '/company', messages });
  return { bank, view, user: userEvent.setup() };
}
const row = () => screen.findByRole('button', { name: /^Studio declaration/ });
async function openSheet(user: ReturnType<typeof userEvent.setup>): Promise<HTMLElement> {
  await user.click(await row());
  return screen.findByRole('dialog', { name: 'Studio declaration' });
}
const boxes = (sheet: HTMLElement) => within(sheet).getAllByRole('checkbox');
const press = (user: ReturnType<typeof userEvent.setup>, sheet: HTMLElement) =>
  user.click(within(sheet).getByRole('button', { name: 'Send the declaration' }));

test('each sentence is confirmed apart, and what is sent is being read', async () => {
  const { bank, user, view } = open({});
  expect(await row()).toHaveTextContent(/Read and sign.*Not signed yet/);
  // What is not asked is not there.
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('button', { name: /^Statement on services/ })).toBeVisible();
  expect(await axeFindings(view.container)).toEqual([]);

  const sheet = await openSheet(user);
  expect(sheet).toHaveTextContent(/For companies that record\..*Vida Lund signs this for Halden Pictures\./);
  for (const box of boxes(sheet)) expect(box).not.toBeChecked();
  await user.click(within(sheet).getByRole('checkbox', { name: 'Everyone who performs is an adult.' }));
  await press(user, sheet);
  expect(within(sheet).getByRole('alert')).toHaveTextContent('Confirm each sentence.');
  expect(within(sheet).getByRole('checkbox', { name: 'Everyone who performs has agreed.' })).toHaveFocus();
  expect(await axeFindings(document.body)).toEqual([]);
  expect(bank.of('studioDeclarationSend')).toHaveLength(0);

  await user.keyboard(' ');
  expect(within(sheet).queryByRole('alert')).toBeNull();
  await press(user, sheet);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bank.of('studioDeclarationSend').map(({ input }) => input)).toEqual([
    expect.objectContaining({ statementIds: ['adults', 'consent'] }),
  ]);
  expect(await row()).toHaveTextContent(/Sent on .* by Vida Lund.*The bank is reading it/);
});

test.each([
  ['pending', { ...SENT }, 'The bank is reading it'],
  ['validated', { ...SENT }, 'Accepted'],
] as const)('one that is %s is read, with who sent it, and signed no more', async (status, sent, told) => {
  const { user } = open({ ...sent, status });
  expect(await row()).toHaveTextContent(told);
  const sheet = await openSheet(user);
  expect(sheet).toHaveTextContent(/Everyone who performs is an adult\..*Sent on .* by Vida Lund/);
  expect(within(sheet).queryByRole('checkbox')).toBeNull();
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(within(sheet).getByRole('button', { name: 'Done' }));
  const opener = await row();
  await waitFor(() => expect(opener).toHaveFocus());
});

test('a rejected one says why, and is signed again from the beginning', async () => {
  const { bank, user } = open({ ...SENT, status: 'rejected', rejectReason: 'The studio’s name is missing.' });
  expect(await row()).toHaveTextContent(/The studio’s name is missing\..*Rejected/);
  const sheet = await openSheet(user);
  expect(within(sheet).getByRole('alert')).toHaveTextContent(/The bank has refused it.*The studio’s name is missing\./);
  for (const box of boxes(sheet)) {
    expect(box).not.toBeChecked();
    await user.click(box);
  }
  await press(user, sheet);
  expect(await row()).toHaveTextContent('The bank is reading it');
  expect(bank.of('studioDeclarationSend')).toHaveLength(1);
});

test('one that was rejected without a word is signed again', async () => {
  open({ ...SENT, status: 'rejected' });
  expect(await row()).toHaveTextContent(/Read and sign again.*Rejected/);
});

test('a refusal stands in the sheet, and what was ticked stays', async () => {
  const { user } = open({}, { onSend: () => ({ refused: 'We don’t ask this of your company.', code: 'VF' }) });
  const sheet = await openSheet(user);
  for (const box of boxes(sheet)) await user.click(box);
  await press(user, sheet);
  expect(await within(sheet).findByRole('alert')).toHaveTextContent('We don’t ask this of your company.');
  for (const box of boxes(sheet)) expect(box).toBeChecked();
});

test('one whose answer was lost says what the bank has', async () => {
  const { user } = open({}, { onSend: () => ({ lost: true }) });
  const sheet = await openSheet(user);
  for (const box of boxes(sheet)) await user.click(box);
  await press(user, sheet);
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/Sent on .* by Vida Lund/));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test.each([
  ['who may not change the company', { lockedBecause: 'You need the “full access” right for this.' }, 'full access'],
  ['an administrator who acts for it', { isActing: true }, 'Only the company itself can sign these.'],
] as const)('%s reads it, signs nothing, and learns why', async (_who, opening, told) => {
  const { user } = open({}, opening);
  expect(await row()).not.toHaveTextContent('Read and sign');
  expect(screen.getByRole('region', { name: 'Declarations' })).toHaveTextContent(told);
  const sheet = await openSheet(user);
  expect(sheet).toHaveTextContent(told);
  expect(within(sheet).queryByRole('checkbox')).toBeNull();
  expect(within(sheet).queryByRole('button', { name: 'Send the declaration' })).toBeNull();
});
