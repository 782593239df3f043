import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, fakeBank, renderBank, sampleTransfer } from '../testing';
import { PaymentApproval } from './payment-approval';

const PROOF = { id: 'k', rawId: 'k', type: 'public-key', response: {}, clientExtensionResults: {} };
const ask = jest.fn<Promise<unknown>, [unknown]>();
jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: (given: unknown) => ask(given) }));

const onConfirmed = jest.fn();
const MINE = { passkeys: [{ id: '1', name: 'Laptop', createdAt: '2026-11-01T10:00:00.000Z', lastUsedAt: null }] };
const OPTIONS = { options: { challenge: 'bound-to-P900' } };

function show(answers: Record<string, () => Answer>, status: 'pending' | 'posted' = 'posted') {
  const bank = fakeBank({
    'GET /auth/passkeys': () => MINE,
    'POST /auth/passkeys/approve-options': () => OPTIONS,
    'POST /auth/passkeys/approve': () => ({}),
    ...answers,
  });
  const Component = () => (
    <PaymentApproval
      payment={sampleTransfer()}
      lookUp={() => Promise.resolve(sampleTransfer({ status }))}
      onConfirmed={onConfirmed}
      onGivenUp={jest.fn()}
      onLater={jest.fn()}
    />
  );
  renderBank({ Component }, { at: '/transfer/p2p', messages: {} });
  return bank;
}

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));

beforeEach(() => {
  onConfirmed.mockReset();
  ask.mockReset().mockResolvedValue(PROOF);
  Object.defineProperty(window, 'PublicKeyCredential', { value: jest.fn(), configurable: true });
});
afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

test('a passkey stands in for the code: the challenge of this transfer is proven, and the transfer says what came of it', async () => {
  const bank = show({});
  await press();
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1));
  expect(ask).toHaveBeenCalledWith({ optionsJSON: OPTIONS.options });
  expect(bank.of('POST /auth/passkeys/approve')[0]?.input).toEqual({ trxid: 'P900', response: PROOF });
});

test('a lost answer is found out by looking at the transfer, not shown as a failure', async () => {
  show({ 'POST /auth/passkeys/approve': () => ({ lost: true }) });
  await press();
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1));
});

test('a question about a passkey that never left says that the bank was not reached, and leaves the code', async () => {
  show({ 'POST /auth/passkeys/approve-options': () => ({ lost: true }) }, 'pending');
  await press();
  expect(await screen.findByText('The bank isn’t available right now. Try again in a moment.')).toBeVisible();
  expect(screen.getByLabelText('Code')).toBeEnabled();
  expect(ask).not.toHaveBeenCalled();
});

test('closing the browser’s question leaves everything as it was, and the code still works', async () => {
  ask.mockRejectedValue(Object.assign(new Error('closed'), { name: 'NotAllowedError' }));
  const bank = show({}, 'pending');
  await press();
  expect(await screen.findByText(/The passkey wasn’t used/)).toBeVisible();
  expect(bank.of('POST /auth/passkeys/approve')).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
});

test('a refused passkey says so in the bank’s words', async () => {
  show(
    { 'POST /auth/passkeys/approve': () => ({ refused: 'This passkey is not yours.', code: 'refused' }) },
    'pending',
  );
  await press();
  expect(await screen.findByText('This passkey is not yours.')).toBeVisible();
  expect(onConfirmed).not.toHaveBeenCalled();
});

test('who has no passkey is not offered one', async () => {
  const bank = show({ 'GET /auth/passkeys': () => ({ passkeys: [] }) });
  await waitFor(() => expect(bank.of('GET /auth/passkeys')).toHaveLength(1));
  expect(await screen.findByLabelText('Code')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});
