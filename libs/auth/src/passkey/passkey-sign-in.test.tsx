import { session } from '@bank/session';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flowBank, no, ok, openAuth, tokens, type Reply } from '../testing/flows';

const PROOF = { id: 'k', rawId: 'k', type: 'public-key', response: {}, clientExtensionResults: {} };
const ask = jest.fn<Promise<unknown>, [unknown]>();
jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: (given: unknown) => ask(given) }));

function open(answers: Record<string, Reply[]> = {}) {
  const sent = flowBank({
    '/auth/passkeys/login-options': [ok({ key: 'c1', options: { challenge: 'x' } })],
    '/auth/passkeys/login': [ok({ code: 'login-code' })],
    '/auth/token': [ok(tokens)],
    ...answers,
  });
  openAuth();
  return sent;
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));

beforeEach(() => {
  session.setState(session.getInitialState(), true);
  ask.mockReset().mockResolvedValue(PROOF);
  Object.defineProperty(window, 'PublicKeyCredential', { value: jest.fn(), configurable: true });
});
afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

test('a passkey signs in, by a code bound to this browser', async () => {
  const sent = open();
  await press();
  expect(await screen.findByText('Start page')).toBeInTheDocument();
  expect(ask).toHaveBeenCalledWith({ optionsJSON: { challenge: 'x' } });
  const [, login, exchange] = sent;
  expect(login?.body).toMatchObject({ key: 'c1', response: PROOF });
  expect(login?.body['codeChallenge']).toMatch(/^[\w-]{43}$/);
  expect(exchange?.body).toMatchObject({ code: 'login-code' });
  expect(session.getState()).toMatchObject(tokens);
});

test.each([
  ['NotAllowedError', /The passkey wasn’t used/],
  ['NotSupportedError', /can’t use passkeys here/],
  ['UnknownError', /couldn’t read the passkey/],
])('%s of the browser is a sentence, and the form still works', async (name, sentence) => {
  ask.mockRejectedValue(Object.assign(new Error(name), { name }));
  const sent = open();
  await press();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
});

test('a passkey that the bank does not take is told in its words', async () => {
  open({ '/auth/passkeys/login': [no('refused', 'This passkey is not known here.')] });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('This passkey is not known here.');
  expect(session.getState().accessToken).toBeNull();
});

test('a browser without passkeys is not offered them', () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  open();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});
