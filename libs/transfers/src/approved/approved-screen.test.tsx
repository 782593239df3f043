// Rules: R0.40, R2.2.3, R2.4.66, R2.4.67, R2.4.71, R2.9.2.
import { type Answer, axeFindings } from '@bank/kit/testing';
import { preferences } from '@bank/kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { approveFirst, select, send, show } from '../testing/approved';
import { approval, bank, request } from '../testing/requests';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  act(() => preferences.getState().setHideBalances(false));
});

test('lists what waits with payee, amount, fee, note, creator and account; nothing is wrong for assistive technology', async () => {
  bank();
  const view = show();
  const list = await screen.findByRole('list', { name: 'Waiting for you' });
  const [row] = within(list).getAllByRole('listitem');
  for (const text of ['Ben Ode', '40.00', 'Note 40', 'Lev Moroz', 'from Operations'])
    expect(row).toHaveTextContent(text);
  await userEvent.click(within(list).getByRole('button', { name: /Note 40/ }));
  const details = await screen.findByRole('dialog', { name: 'Request' });
  expect(view.address()).toBe('/transfer/approved?request=R40');
  expect(details).toHaveTextContent(/Pay €40\.00 to Ben Ode from Operations/);
  expect(details).toHaveTextContent(
    /Lev Moroz creates payments for approval.*ben@personas.test.*0\.20.*Waits until.*27/,
  );
  expect(await axeFindings(document.body)).toEqual([]);
  await view.goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('checkbox', { name: /40\.00.* to Ben Ode, created by Lev Moroz/ })).not.toBeChecked();
  expect(await axeFindings(view.container)).toEqual([]);
});

test('a request that needs two says who approved it, who still may, and is decided once by one person', async () => {
  const approvals = [{ name: 'Abel Costa', at: '2026-11-20T11:00:00.000Z', isYours: true }];
  bank({ requests: [request(40, { approvalsNeeded: 2, approvals, waitsFor: ['Cora Vlad', 'Olivia Stan'] })] });
  show('?request=R40');
  const details = await screen.findByRole('dialog', { name: 'Request' });
  expect(details).toHaveTextContent(/Approvals1 of 2.*Approved by Abel Costa.*Can approve: Cora Vlad, Olivia Stan/);
  expect(within(details).queryByRole('button', { name: 'Approve only this' })).toBeNull();
  expect(screen.getByText('1 of 2 approved')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Waiting for you' })).toBeNull();
});

test('hidden balances hide what a request asks for, in the name of its box too', async () => {
  preferences.getState().setHideBalances(true);
  bank();
  show();
  const list = await screen.findByRole('list', { name: 'Waiting for you' });
  expect(within(list).getAllByRole('checkbox', { name: '€ hidden to Ben Ode, created by Lev Moroz' })).toHaveLength(2);
  expect(list).not.toHaveTextContent('40.00');
});

test('a set is approved by one code: reviewed in a sentence with its total, and sent with a key', async () => {
  const calls = bank();
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 2 on this page' }));
  expect(screen.getByRole('region', { name: 'Selected requests' })).toHaveTextContent('2 chosen');
  expect(screen.getByRole('region', { name: 'Selected requests' })).toHaveTextContent('42.40');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const review = await screen.findByRole('dialog', { name: 'Check and approve' });
  expect(review).toHaveTextContent(/You approve 2 requests: .*42\.40.* in all, fees included/);
  expect(await axeFindings(document.body)).toEqual([]);
  await send(user, 'Check and approve', 'Approve');
  const code = await screen.findByLabelText('Code');
  // One sheet: what is signed stays in sight.
  expect(review).toContainElement(code);
  expect(review).toHaveTextContent('42.40');
  await user.type(code, '123456{Enter}');
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
  expect(await axeFindings(document.body)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Reason (optional)' }), 'Ask them for a lower price');
  await send(user, 'Check and decline', 'Decline');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.of('approve')[0]?.input).toEqual({
    transactionIds: ['R2'],
    declined: true,
    reason: 'Ask them for a lower price',
  });
});

test('kind and days narrow the list in the address, which leads there again', async () => {
  const calls = bank();
  const user = userEvent.setup();
  const view = show('?type=Wire&to=2026-11-20');
  const filters = await screen.findByRole('group', { name: 'Filter requests' });
  expect(calls.of('transactionRequestList')[0]?.input).toEqual({
    page: 1,
    size: 50,
    transactionType: 'Wire',
    toDate: '2026-11-20',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  fireEvent.change(await within(filters).findByLabelText('From date'), { target: { value: '2026-11-21' } });
  await waitFor(() => expect(view.address()).toBe('/transfer/approved?type=Wire&from=2026-11-21&to=2026-11-20'));
  await waitFor(() => expect(screen.getByLabelText('To date')).toHaveAccessibleDescription(/before the first one/));
  expect(await axeFindings(view.container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /Type/ }));
  await user.click(await screen.findByRole('option', { name: 'Any' }));
  await waitFor(() => expect(view.address()).toBe('/transfer/approved?from=2026-11-21&to=2026-11-20'));
});

test('filters that nothing fits say so, and are taken away in one press', async () => {
  bank({ requests: [] });
  const view = show('?createdBy=7');
  expect(await screen.findByText('No request fits these filters')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(view.address()).toBe('/transfer/approved'));
  expect(await screen.findByText('Nothing waits for approval')).toBeVisible();
});

test('what another has decided is said in the sheet, and the list is asked again', async () => {
  const refused = 'Olivia Stan has already approved the request to Ben Ode. You changed nothing.';
  const calls = bank({ answers: { approve: () => ({ refused }) } });
  const user = userEvent.setup();
  show();
  await approveFirst(user);
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
  await approveFirst(user);
  await send(user, 'Check and approve', 'Approve');
  await user.type(await screen.findByLabelText('Code'), '111111{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/Tries left: 1/));
  // What the set has become is asked for after the sentence is shown.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Confirm' })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), '222222{Enter}');
  const over = await screen.findByRole('dialog', { name: 'Nothing was approved here' });
  expect(over).toHaveTextContent('The code was wrong too many times.');
  expect(over).toHaveTextContent('keeps waiting');
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
  await approveFirst(user);
  await send(user, 'Check and approve', 'Approve');
  expect(await screen.findByText('47')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Check and approve' })).toHaveTextContent('40.00');
  jest.advanceTimersByTime(5000);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('one’s own waits for another user and cannot be selected', async () => {
  bank({ requests: [request(40, { isOwn: true }), request(2)] });
  show();
  const list = await screen.findByRole('list', { name: 'Waiting for others' });
  const [own] = within(list).getAllByRole('listitem');
  expect(own).toHaveTextContent('Yours: another user must approve it');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

test('who makes requests sees them waiting and why they cannot approve; who may do neither sees only why', async () => {
  bank({ right: 3, requests: [request(40, { isOwn: true })] });
  const view = show();
  expect(
    await screen.findByText('You need the “approve” right for this. The company’s owner can grant it.'),
  ).toBeVisible();
  expect(within(await screen.findByRole('list', { name: 'Waiting for others' })).getAllByRole('listitem')).toHaveLength(
    1,
  );
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

test('one is approved from its details, and the window beside the list always shows one', async () => {
  const wide = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) =>
        ({ matches: query.includes('1280'), addEventListener: jest.fn(), removeEventListener: jest.fn() }) as never,
    );
  const calls = bank();
  const user = userEvent.setup();
  show();
  const pane = await screen.findByRole('complementary', { name: 'Request' });
  expect(pane).toHaveTextContent(/Pay €40\.00/);
  await user.click(screen.getByRole('button', { name: /Note 2/ }));
  await waitFor(() => expect(pane).toHaveTextContent(/Pay €2\.00/));
  await user.click(within(pane).getByRole('button', { name: 'Approve only this' }));
  await send(user, 'Check and approve', 'Approve');
  await screen.findByLabelText('Code');
  expect(calls.of('approve')[0]?.input).toMatchObject({ transactionIds: ['R2'], declined: false });
  wide.mockRestore();
});

test('Back closes the sheet of a decision and stays on the list (L7)', async () => {
  const calls = bank();
  const user = userEvent.setup();
  const view = show();
  await approveFirst(user);
  await screen.findByRole('dialog', { name: 'Check and approve' });
  await waitFor(() => expect(view.address()).toBe('/transfer/approved?open=decide'));
  await view.goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(view.address()).toBe('/transfer/approved');
  expect(screen.getByRole('region', { name: 'Selected requests' })).toBeVisible();
  expect(calls.of('approve')).toHaveLength(0);
});

test('a sheet that is closed and asked for again at once stays open', async () => {
  bank();
  const user = userEvent.setup();
  const view = show();
  await approveFirst(user);
  const review = await screen.findByRole('dialog', { name: 'Check and approve' });
  await waitFor(() => expect(view.address()).toContain('open=decide'));
  // Both before the browser has left the entry of the first.
  fireEvent.click(within(review).getByRole('button', { name: 'Back to the list' }));
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await user.tab();
  await send(user, 'Check and approve', 'Approve');
  expect(await screen.findByLabelText('Code')).toBeInTheDocument();
});
