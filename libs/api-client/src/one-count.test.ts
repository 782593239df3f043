// Rules: R0.59, R0.60.
import { exchangeRate } from '@bank/protocol/accounts';
import { p2pTransfer } from '@bank/protocol/transfers';
import { transferOutcome } from '@bank/protocol/transfers-outcome';
import { availability } from './availability';
import { failureOf, jwt, memoryTokens, startBank, type Answer } from './bank.testing';
import {
  call,
  closeBank,
  connectSocket,
  prefetch,
  query,
  queryClient,
  startRecovery,
  startResolver,
  untilAdmitted,
} from './index';
import { intents } from './intents';
import { outcomes } from './outcomes';
import { followSignIn } from './sign-in-socket';
import { FakeSocket } from './testing';

// Whatever asks, it asks in one count: calls, repeats, presses, look-ups of outcomes, probes, and sockets.

const gateway503: Answer = { status: 503, body: '<html></html>', isForeign: true };
const ANSWERS: Readonly<Record<string, object>> = {
  [`/?${exchangeRate.name}`]: { rate: '1' },
  [`/?${transferOutcome.name}`]: { what: 'absent' },
};

let everything: Answer | 'drop' | null = null;
/** Calls and sockets that the bank was asked with and did not answer, epoch ms. */
let asked: number[] = [];

/** A socket that no bank takes while it is away. */
class Knocking extends FakeSocket {
  constructor(url: string) {
    super(url);
    if (everything === null) return;
    asked.push(Date.now());
    setTimeout(() => this.close(), 20);
  }
}

const tokens = (exp: number) => memoryTokens({ accessToken: jwt({ sid: 's1', exp }), refreshToken: 'r1' });
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);
const busiestMinute = () =>
  Math.max(0, ...asked.map((from) => asked.filter((at) => at >= from && at - from < 60_000).length));
const payment = (key: string) =>
  failureOf(
    call(
      p2pTransfer,
      { accountId: '5', amount: '10', currency: 'EUR', toEmail: 'b@c.de' },
      { idempotencyKey: key, about: { what: 'payment' } },
    ),
  );

function start(exp = 4_000_000_000): void {
  startBank(
    ({ url }) => {
      if (everything !== null) asked.push(Date.now());
      return everything ?? { body: { responseCode: '00', ...ANSWERS[String(url)] } };
    },
    { tokens: tokens(exp) },
  );
}

beforeAll(() => {
  startRecovery();
  startResolver();
});
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  intents.reload();
  outcomes.reload();
  FakeSocket.opened.length = 0;
  everything = null;
  asked = [];
  start();
});
afterEach(async () => {
  everything = null;
  await pass(120);
  closeBank();
  queryClient.clear();
  jest.useRealTimers();
});

describe.each([
  ['503', gateway503],
  ['no connection', 'drop' as const],
])('%s: twelve asks in any minute, and the bank is found within 10 s of its return, with', (_, answer) => {
  const right = async () => {
    everything = null;
    await pass(10);
    expect(availability.get().state).toBe('ok');
    expect(busiestMinute()).toBeLessThanOrEqual(12);
    expect(asked.length).toBeGreaterThan(12);
  };

  test('a socket that dies with the bank, and one that a page opens meanwhile', async () => {
    connectSocket(Knocking);
    await pass(1);
    const [first] = FakeSocket.opened;
    first?.open();
    first?.receive({ type: 'ready' });
    everything = answer;
    first?.close();
    await pass(130);
    connectSocket(Knocking);
    await pass(60);
    await right();
    await pass(2);
    expect(FakeSocket.opened.length).toBeGreaterThan(1);
  });

  test('a socket of a page that is loaded meanwhile', async () => {
    everything = answer;
    prefetch(query(exchangeRate, { fromCurrencyCode: 'EUR', toCurrencyCode: 'USD' }));
    connectSocket(Knocking);
    await pass(130);
    expect(FakeSocket.opened).toHaveLength(0);
    await right();
    await pass(2);
    expect(FakeSocket.opened.length).toBeGreaterThan(0);
  });

  test('a socket that is open while its token cannot be renewed', async () => {
    start(Math.floor(Date.now() / 1000) + 5);
    connectSocket(Knocking);
    await pass(1);
    everything = answer;
    FakeSocket.opened[0]?.open();
    await pass(130);
    await right();
  });

  test('presses, payments, and a loop that asks again', async () => {
    everything = answer;
    prefetch(query(exchangeRate, { fromCurrencyCode: 'EUR', toCurrencyCode: 'USD' }));
    void (async () => {
      while (everything !== null) {
        await failureOf(call(transferOutcome, { idempotencyKey: 'loop' }));
        await new Promise((go) => void setTimeout(go, 5000));
        await untilAdmitted();
      }
    })().catch(() => undefined);
    for (let press = 0; press < 40; press += 1) {
      await payment(`k${press}`);
      await pass(3);
    }
    await pass(61);
    await right();
  });
});

test('a payment that does not go out any more is not unknown, and an earlier one under its key stays so', async () => {
  everything = gateway503;
  for (let press = 0; press < 12; press += 1) expect(await payment('k')).toMatchObject({ kind: 'unknownOutcome' });
  expect(await payment('k')).toMatchObject({ kind: 'server' });
  expect(asked).toHaveLength(12);
  expect(outcomes.unknownTo(null).map(({ key }) => key)).toEqual(['k']);
});

test('a bank that refuses all calls by itself is asked for outcomes and by probes in one count', async () => {
  const unsure: Answer = { status: 500, body: { responseCode: 'UE' } };
  for (let press = 0; press < 20; press += 1) {
    everything = 'drop';
    await payment(`k${press}`);
    everything = unsure;
    availability.answered(Date.now());
  }
  prefetch(query(exchangeRate, { fromCurrencyCode: 'EUR', toCurrencyCode: 'USD' }));
  await pass(61);
  asked = [];
  await pass(180);
  expect(busiestMinute()).toBeLessThanOrEqual(12);
  expect(asked.length).toBeGreaterThan(12);
});

test('a bank that takes calls and no sockets is knocked at five times a minute', async () => {
  class Refused extends FakeSocket {
    constructor(url: string) {
      super(url);
      asked.push(Date.now());
      setTimeout(() => this.close(), 20);
    }
  }
  connectSocket(Refused);
  await pass(180);
  expect(busiestMinute()).toBeLessThanOrEqual(5);
  expect(asked.length).toBeGreaterThan(5);
});

test('a sign-in that waits for a phone knocks no more often than twelve times a minute', async () => {
  availability.answered(Date.now());
  everything = gateway503;
  const socket = followSignIn('t', { onAnswer: () => undefined, onListening: () => undefined }, Knocking);
  await pass(180);
  socket.close();
  expect(asked.length).toBeGreaterThan(3);
  expect(busiestMinute()).toBeLessThanOrEqual(12);
});
