// Rules: R2.2.3, R2.9.2.
import { type Answer, axeFindings, renderBank, sampleTransfer } from '@bank/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { approval, bank, request } from '../testing/requests';
import { Component, loader } from './approved-screen';

const show = (search = '') => renderBank({ Component, loader }, { at: `/transfer/approved${search}`, messages });
const select = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
  user.click(await screen.findByRole('checkbox', { name }));
const send = async (user: ReturnType<typeof userEvent.setup>, dialog: string, button: string) =>
  user.click(within(await screen.findByRole('dialog', { name: dialog })).getByRole('button', { name: button }));

beforeEach(() => sessionStorage.clear());

test('lists what waits with payee, amount, fee, note, creator and account; nothing is wrong for assistive technology', async () => {
  bank();
  const view = show();
  const [row] = await screen.findAllByRole('listitem');
  for (const text of ['Ben Ode', 'ben@personas.test', '40.00', '0.20', 'Note 40', 'by Lev Moroz', 'from Operations'])
    expect(row).toHaveTextContent(text);
  expect(screen.getByRole('checkbox', { name: /40\.00.* to Ben Ode, created by Lev Moroz/ })).not.toBeChecked();
  expect(await axeFindings(view.container)).toEqual([]);
});

test('a set is approved by one code: reviewed in a sentence with its total, and sent with a key', async () => {
  const calls = bank();
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 2 on this page' }));
  expect(screen.getByRole('region', { name: 'Selected requests' })).toHaveTextContent('2 requests selected');
  expect(screen.getByRole('region', { name: 'Selected requests' })).toHaveTextContent('42.40');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const review = await screen.findByRole('dialog', { name: 'Check and approve' });
  expect(review).toHaveTextContent(/You approve 2 requests: .*42\.40.* in all, fees included/);
  expect(await axeFindings(document.body)).toEqual([]);
  await send(user, 'Check and approve', 'Approve');
  const code = await screen.findByRole('dialog', { name: 'Confirm your approval' });
  expect(code).toHaveTextContent('42.40');
  await user.type(within(code).getByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.of('approve')[0]).toMatchObject({
    input: { transactionIds: ['R40', 'R2'], declined: false },
    idempotencyKey: expect.stringMatching(/.{20}/),
  });
  expect(calls.of('businessRequestConfirm')[0]?.input).toMatchObject({
    fromEmail: 'abel@personas.test',
    approvalTransactionId: 'A1',
    code: '123456',
  });
  expect(screen.queryByRole('region', { name: 'Selected requests' })).toBeNull();
});

test('one is declined at once, without a code', async () => {
  const calls = bank();
  const user = userEvent.setup();
  show();
  await select(user, /^€?2\.00|2\.00/);
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByRole('dialog', { name: 'Check and decline' })).toHaveTextContent(
    /You decline .*2\.00.* to Ben Ode.*Lev Moroz created it.*no longer on hold/,
  );
  await send(user, 'Check and decline', 'Decline');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.of('approve')[0]?.input).toMatchObject({ transactionIds: ['R2'], declined: true });
});

test('what another has decided is said in the sheet, and the list is asked again', async () => {
  const refused = 'Olivia Stan has already approved the request to Ben Ode. You changed nothing.';
  const calls = bank({ answers: { approve: () => ({ refused }) } });
  const user = userEvent.setup();
  show();
  await select(user, /40\.00/);
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await send(user, 'Check and approve', 'Approve');
  expect(await screen.findByText(refused)).toBeVisible();
  await waitFor(() => expect(calls.of('transactionRequestList').length).toBeGreaterThan(1));
});

test('a wrong code stands at the field; a code that is used up ends the dialog and says that everything still waits', async () => {
  const answers: Answer[] = [
    { refused: 'This code is not right. Tries left: 1.', field: 'code', reason: 'codeWrong' },
    { refused: 'The code was wrong too many times.' },
  ];
  bank({ answers: { businessRequestConfirm: () => answers.shift() ?? {} } });
  const user = userEvent.setup();
  show();
  await select(user, /40\.00/);
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await send(user, 'Check and approve', 'Approve');
  await user.type(await screen.findByLabelText('Code'), '111111{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/Tries left: 1/));
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), '222222{Enter}');
  const over = await screen.findByRole('dialog', { name: 'Nothing was approved' });
  expect(over).toHaveTextContent('The code was wrong too many times.');
  expect(over).toHaveTextContent('keeps waiting');
});

test('a lost answer is found out by its key, and never sent again by itself (R0.20)', async () => {
  const calls = bank({
    answers: {
      approve: () => ({ lost: true }),
      transferOutcome: () => ({ outcome: 'found', transfer: sampleTransfer({ status: 'posted' }) }),
    },
  });
  const user = userEvent.setup();
  show();
  await select(user, /40\.00/);
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await send(user, 'Check and approve', 'Approve');
  await waitFor(() => expect(calls.of('transferOutcome')).toHaveLength(1));
  expect(calls.of('transferOutcome')[0]?.input['idempotencyKey']).toBe(calls.of('approve')[0]?.idempotencyKey);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.of('approve')).toHaveLength(1);
});

test('a code whose answer was lost may be entered again when the bank never got it', async () => {
  bank({
    answers: {
      businessRequestConfirm: () => ({ lost: true }),
      transferOutcome: () => ({ outcome: 'absent', transfer: null }),
      businessRequest: () => approval([request(40)], 'waiting'),
    },
  });
  const user = userEvent.setup();
  show();
  await select(user, /40\.00/);
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await send(user, 'Check and approve', 'Approve');
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText(/did not get your answer/)).toBeVisible();
  expect(screen.getByLabelText('Code')).toBeEnabled();
});

test('who approves on a phone is told to look there, and sees what came of it', async () => {
  jest.useFakeTimers();
  bank({
    answers: {
      approve: () => approval([request(40)], 'waiting', 'push'),
      businessRequest: () => approval([request(40)], 'approved', 'push'),
    },
  });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show();
  await select(user, /40\.00/);
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await send(user, 'Check and approve', 'Approve');
  expect(await screen.findByRole('dialog', { name: 'Approve on your device' })).toHaveTextContent('40.00');
  jest.advanceTimersByTime(5000);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  jest.useRealTimers();
});

test('one’s own waits for another user and cannot be selected', async () => {
  bank({ requests: [request(40, { isOwn: true }), request(2)] });
  show();
  const [own] = await screen.findAllByRole('listitem');
  expect(own).toHaveTextContent('Yours: another user must approve it');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

test('who makes requests sees them waiting and why they cannot approve; who may do neither sees only why', async () => {
  bank({ right: 3, requests: [request(40, { isOwn: true })] });
  const view = show();
  expect(
    await screen.findByText('You need the “approve” right for this. The company’s owner can grant it.'),
  ).toBeVisible();
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('checkbox')).toBeNull();
  view.unmount();
  bank({ right: 1 });
  show();
  expect(await screen.findByText(/You need the “approve” right/)).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('page and creator stand in the address; a page holds 50', async () => {
  const calls = bank({ count: 120 });
  const user = userEvent.setup();
  const view = show('?page=2');
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
  expect(calls.of('transactionRequestList')[0]?.input).toEqual({ page: 2, size: 50 });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(view.address()).toBe('/transfer/approved?page=3');
  await user.click(screen.getByRole('button', { name: /Created by/ }));
  await user.click(await screen.findByRole('option', { name: 'Lev Moroz' }));
  expect(view.address()).toBe('/transfer/approved?createdBy=7');
  await waitFor(() =>
    expect(calls.of('transactionRequestList').at(-1)?.input).toEqual({ page: 1, size: 50, createdBy: 7 }),
  );
});

test('nothing waiting, and a list that could not be loaded', async () => {
  bank({ requests: [] });
  const view = show();
  expect(await screen.findByText('Nothing waits for approval')).toBeVisible();
  view.unmount();
  const calls = bank({ answers: { transactionRequestList: () => ({ refused: 'Not now.', code: 'UE' }) } });
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls.of('transactionRequestList').length).toBeGreaterThan(1));
});
