// Rules: R1.7.18.
import { rooms } from '@bank/protocol/all';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { CHALLENGE, clientOf } from '../../server/test-client';

const { seiAuthorize, seiAuthorizeGet } = rooms.sei;
const REDIRECT = 'https://app.ledgerly.example/done?from=bank';
const ASKED = {
  client_id: 'ledgerly',
  redirect_uri: REDIRECT,
  scope: 'accounts history',
  state: 'xyz',
  code_challenge: CHALLENGE,
  code_challenge_method: 'S256',
};

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let ana: Record<string, string>;
let ben: Record<string, string>;

const bearer = async (persona: string) => ({ authorization: `Bearer ${(await client.signIn(persona)).accessToken}` });
beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
  [ana, ben] = [await bearer('ana'), await bearer('ben')];
});
afterEach(() => bank.close());

const address = (change: Record<string, string> = {}) =>
  `/auth/sei?${new URLSearchParams({ ...ASKED, ...change }).toString()}`;
const ask = (authorizeUrl = address()) => client.row(seiAuthorizeGet, { authorizeUrl }, ana);
const idOf = async () => (await ask()).json<{ authorizationId: string }>().authorizationId;
const answer = (authorizationId: string, result: boolean, who = ana) =>
  client.row(seiAuthorize, { authorizationId, result }, who);

it('says who asks for what, and sends a yes with a code and the state', async () => {
  const asked = (await ask()).json<{ authorizationId: string }>();
  expect(asked).toEqual({
    authorizationId: expect.stringMatching(/^[\w-]{43}$/),
    client: { name: 'Ledgerly', host: 'app.ledgerly.example' },
    scopes: ['accounts', 'history'],
  });
  const { redirect_uri: to } = (await answer(asked.authorizationId, true)).json<{ redirect_uri: string }>();
  const { origin, pathname, searchParams } = new URL(to);
  expect(origin + pathname).toBe('https://app.ledgerly.example/done');
  expect(Object.fromEntries(searchParams)).toEqual({
    from: 'bank',
    code: expect.stringMatching(/^[\w-]{43}$/),
    state: 'xyz',
  });
  expect((await answer(asked.authorizationId, true)).statusCode).toBe(404);
});

it('sends a no as access_denied', async () => {
  const { redirect_uri: to } = (await answer(await idOf(), false)).json<{ redirect_uri: string }>();
  expect(new URL(to).searchParams.toString()).toBe('from=bank&error=access_denied&state=xyz');
});

it('belongs to its user, for ten minutes', async () => {
  const id = await idOf();
  expect((await answer(id, true, ben)).statusCode).toBe(404);
  bank.clock.advance(599_000);
  const late = await idOf();
  expect((await answer(id, true)).statusCode).toBe(200);
  bank.clock.advance(600_000);
  ana = await bearer('ana');
  expect((await answer(late, true)).statusCode).toBe(404);
});

it.each([
  ['a client nobody knows', address({ client_id: 'stranger' })],
  ['no client', '/auth/sei?scope=accounts'],
  ['a host that is not the client’s', address({ redirect_uri: 'https://evil.example/' })],
  ['a host that only looks like it', address({ redirect_uri: 'https://app.ledgerly.example.evil.example/' })],
  ['a host behind credentials', address({ redirect_uri: 'https://app.ledgerly.example@evil.example/' })],
  ['credentials', address({ redirect_uri: 'https://a:b@app.ledgerly.example/' })],
  ['plain http', address({ redirect_uri: 'http://app.ledgerly.example/' })],
  ['a script', address({ redirect_uri: 'javascript:alert(1)' })],
  ['a fragment', address({ redirect_uri: `${REDIRECT}#x` })],
  ['nothing that we give', address({ scope: 'everything' })],
  ['tokens in the address', address({ response_type: 'token' })],
  ['no challenge', address({ code_challenge: '' })],
  ['a challenge of another length', address({ code_challenge: CHALLENGE.slice(1) })],
  ['a challenge that can be turned round', address({ code_challenge_method: 'plain' })],
  ['no address', 'https://'],
])('answers 404 to %s', async (_what, url) => {
  expect((await ask(url)).statusCode).toBe(404);
});
