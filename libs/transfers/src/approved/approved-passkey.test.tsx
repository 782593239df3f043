import { type Answer, axeFindings, type ReceivedCall, renderBank } from '@bank/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { approval, bank, request } from '../testing/requests';
import { Component, loader } from './approved-screen';

const PROOF = { id: 'k', rawId: 'k', type: 'public-key', response: {}, clientExtensionResults: {} };
const prove = jest.fn<Promise<unknown>, [unknown]>();
jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: (given: unknown) => prove(given) }));

const OPTIONS = { options: { challenge: 'bound-to-A1' } };
const MINE = { passkeys: [{ id: '1', name: 'Laptop', createdAt: '2026-11-01T10:00:00.000Z', lastUsedAt: null }] };
const requests = [request(40), request(2)];

type Answers = Record<string, (call: ReceivedCall) => Answer | Promise<Answer>>;
const company = (answers: Answers = {}, approveType = 'otp') =>
  bank({
    requests,
    answers: {
      'GET /auth/passkeys': () => MINE,
      approve: () => approval(requests, 'waiting', approveType),
      businessRequest: () => approval(requests, 'waiting', approveType),
      businessRequestPasskeyOptions: () => OPTIONS,
      businessRequestPasskeyConfirm: () => approval(requests, 'approved', approveType),
      ...answers,
    },
  });

/** Both requests, reviewed and sent; then what waits for the approver. */
async function open() {
  const user = userEvent.setup();
  renderBank({ Component, loader }, { at: '/transfer/approved', messages });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 2 on this page' }));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await screen.findByRole('dialog', { name: 'Check and approve' });
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  return user;
}
const press = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Use a passkey' }));

beforeEach(() => {
  sessionStorage.clear();
  prove.mockReset().mockResolvedValue(PROOF);
  Object.defineProperty(window, 'PublicKeyCredential', { value: jest.fn(), configurable: true });
});
afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

test('a passkey stands beside the code and approves the whole set, under a key', async () => {
  const calls = company();
  const user = await open();
  await screen.findByLabelText('Code');
  expect(screen.getByRole('dialog', { name: 'Check and approve' })).toHaveTextContent('42.40');
  await screen.findByRole('button', { name: 'Use a passkey' });
  expect(screen.getByLabelText('Code')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await press(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(prove).toHaveBeenCalledWith({ optionsJSON: OPTIONS.options });
  expect(calls.of('businessRequestPasskeyOptions')[0]?.input).toMatchObject({ approvalTransactionId: 'A1' });
  expect(calls.of('businessRequestPasskeyConfirm')[0]).toMatchObject({
    input: { approvalTransactionId: 'A1', response: PROOF },
    idempotencyKey: expect.stringMatching(/.{20}/),
  });
  expect(calls.of('businessRequestConfirm')).toHaveLength(0);
  expect(screen.queryByRole('region', { name: 'Selected requests' })).toBeNull();
});

test('closing the browser’s question says so, and the code that was typed is still there', async () => {
  prove.mockRejectedValue(Object.assign(new Error('closed'), { name: 'NotAllowedError' }));
  const calls = company();
  const user = await open();
  await user.type(await screen.findByLabelText('Code'), '123');
  await press(user);
  expect(await screen.findByText(/The passkey wasn’t used/)).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveValue('123');
  expect(calls.of('businessRequestPasskeyConfirm')).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
});

test('a passkey that was not accepted says so beside the question; another try is another key', async () => {
  const refused = 'The passkey was not accepted. Nothing was approved and the requests still wait.';
  const calls = company({ businessRequestPasskeyConfirm: () => ({ refused }) });
  const user = await open();
  await user.type(await screen.findByLabelText('Code'), '123');
  await press(user);
  expect(await screen.findByText(refused)).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Check and approve' })).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveValue('123');
  await press(user);
  await waitFor(() => expect(calls.of('businessRequestPasskeyConfirm')).toHaveLength(2));
  const keys = calls.of('businessRequestPasskeyConfirm').map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

test.each([
  ['what has been decided elsewhere', { refused: 'Olivia Stan has already declined the request to Ben Ode.' }],
  ['a right that is gone', { refused: 'Your access does not allow you to approve requests.', code: 'ENOA' }],
])('%s ends the dialog with the bank’s reason', async (_what, answer) => {
  const calls = company({
    businessRequestPasskeyConfirm: () => answer,
    businessRequest: () => ('code' in answer ? answer : approval(requests, 'over')),
  });
  await press(await open());
  const over = await screen.findByRole('dialog', { name: 'Nothing was approved here' });
  expect(over).toHaveTextContent(answer.refused);
  await waitFor(() => expect(calls.of('transactionRequestList').length).toBeGreaterThan(1));
});

test('what was approved in another tab is shown as approved', async () => {
  company({
    businessRequestPasskeyOptions: () => ({ refused: 'These requests have already been approved.' }),
    businessRequest: () => approval(requests, 'approved'),
  });
  await press(await open());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Selected requests' })).toBeNull();
  expect(prove).not.toHaveBeenCalled();
});

test.each([
  ['it counted', true, 'approved'],
  ['it never arrived', false, 'waiting'],
])('a lost answer is found out by its key, and not sent again: %s', async (_what, hasCounted, status) => {
  const calls = company({
    businessRequestPasskeyConfirm: () => ({ lost: true }),
    transferOutcome: () =>
      hasCounted ? { what: 'decision', decision: approval(requests, 'approved') } : { what: 'absent' },
    businessRequest: () => approval(requests, status),
  });
  await press(await open());
  await waitFor(() => expect(calls.of('transferOutcome')).toHaveLength(1));
  const [sent] = calls.of('businessRequestPasskeyConfirm');
  expect(calls.of('transferOutcome')[0]?.input['idempotencyKey']).toBe(sent?.idempotencyKey);
  if (hasCounted) await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  else expect(await screen.findByText(/^Your approval had no effect/)).toBeVisible();
  expect(calls.of('businessRequestPasskeyConfirm')).toHaveLength(1);
});

test('stands beside the phone as well, and says there what is in the way', async () => {
  const answers: Answer[] = [{ refused: 'The passkey was not accepted.' }, approval(requests, 'approved', 'push')];
  company({ businessRequestPasskeyConfirm: () => answers.shift() ?? {} }, 'push');
  const user = await open();
  await screen.findByText('47');
  await press(user);
  expect(await screen.findByText('The passkey was not accepted.')).toBeVisible();
  await press(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('who has no passkey is asked for the code alone', async () => {
  const calls = company({ 'GET /auth/passkeys': () => ({ passkeys: [] }) });
  await open();
  expect(await screen.findByLabelText('Code')).toBeVisible();
  await waitFor(() => expect(calls.of('GET /auth/passkeys')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});
