// Rules: R0.39.
import { prefetch } from '@bank/api-client';
import { useOpen } from '@bank/kit';
import { type Answer, axeFindings, fakeBank, renderBank } from '@bank/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages/en.json';
import { settingQueries } from '../setting-calls';
import { PasskeysDialog } from './passkeys-dialog';

const make = jest.fn<Promise<unknown>, [unknown]>();
jest.mock('@simplewebauthn/browser', () => ({ startRegistration: (given: unknown) => make(given) }));

const MADE = { id: 'k', rawId: 'k', type: 'public-key', response: {}, clientExtensionResults: {} };
const LAPTOP = { id: '1', name: 'Laptop', createdAt: '2026-11-01T10:00:00.000Z', lastUsedAt: null };
const WAITS = {
  waitsFor: {
    requestKey: 'r1',
    sentTo: 'a••@personas.test',
    expiresAt: '2099-01-01T00:00:00.000Z',
    what: 'a new passkey',
  },
};

beforeEach(() => {
  make.mockReset().mockResolvedValue(MADE);
  Object.defineProperty(window, 'PublicKeyCredential', { value: jest.fn(), configurable: true });
});
afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

async function show(answers: Record<string, () => Answer> = {}) {
  const list: object[] = [];
  const bank = fakeBank({
    'GET /auth/passkeys': () => ({ passkeys: list }),
    'POST /auth/passkeys/register-request': () => WAITS,
    securityChangeConfirm: () => ({}),
    'POST /auth/passkeys/register-options': () => ({
      options: { challenge: 'c', rp: {}, user: {}, pubKeyCredParams: [] },
    }),
    'POST /auth/passkeys': () => {
      list.push(LAPTOP);
      return LAPTOP;
    },
    ...answers,
  });
  const Component = () => {
    const { open, show: reveal, close } = useOpen(['passkeys']);
    return open ? <PasskeysDialog onClose={close} /> : <button onClick={() => reveal('passkeys')}>Passkeys</button>;
  };
  const loader = () => prefetch(settingQueries.passkeys());
  const view = renderBank({ Component, loader }, { at: '/setting', messages });
  await userEvent.click(screen.getByRole('button', { name: 'Passkeys' }));
  return { bank, view };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function ask(password = 'secret') {
  await press('Add a passkey');
  await userEvent.type(await screen.findByLabelText('Current password'), password);
  await press('Continue');
}

test('the browser makes a passkey only after the password and the code', async () => {
  const { bank } = await show();
  await ask();
  const code = await screen.findByLabelText('Code');
  expect(bank.of('POST /auth/passkeys/register-request')[0]?.input).toEqual({ password: 'secret' });
  expect(make).not.toHaveBeenCalled();
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  await userEvent.type(code, '123456');
  expect(await screen.findByRole('button', { name: /^Laptop Added/ })).toBeVisible();
  expect(bank.of('securityChangeConfirm')[0]?.input).toEqual({ requestKey: 'r1', code: '123456' });
  expect(make).toHaveBeenCalledTimes(1);
});

test('a browser whose dialog was cancelled is asked again, without another proof', async () => {
  make.mockRejectedValueOnce(Object.assign(new Error('cancelled'), { name: 'NotAllowedError' }));
  const { bank } = await show({ 'POST /auth/passkeys/register-request': () => ({ waitsFor: null }) });
  await ask();
  await press('Try again');
  expect(await screen.findByRole('button', { name: /^Laptop Added/ })).toBeVisible();
  expect(bank.of('POST /auth/passkeys/register-request')).toHaveLength(1);
});

test('a proof whose time is over is asked for again', async () => {
  await show({
    'POST /auth/passkeys/register-request': () => ({ waitsFor: null }),
    'POST /auth/passkeys/register-options': () => ({ refused: 'Enter your password again.', code: 'notProven' }),
  });
  await ask();
  // The field with what was typed stays until the bank has refused.
  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(''));
  expect(make).not.toHaveBeenCalled();
});

test('Back leads from the code to the password, from there to the list, and only then out', async () => {
  const { view } = await show();
  await ask();
  await screen.findByLabelText('Code');
  expect(view.address()).toBe('/setting?open=passkeys&step=add&then=code');
  await view.goBack();
  expect(await screen.findByLabelText('Current password')).toBeVisible();
  await view.goBack();
  expect(await screen.findByText('No passkeys yet')).toBeVisible();
  await view.goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(view.address()).toBe('/setting');
});
