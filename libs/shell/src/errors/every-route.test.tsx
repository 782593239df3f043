/** @jest-environment @bank/testing/environment */
// Rules: R0.59.
import { queryClient, type TransportOptions } from '@bank/api-client';
import { FakeSocket, forgetAsks, lostConnection, startNewPage } from '@bank/api-client/testing';
import { loadCatalogues } from '@bank/i18n';
import { loadMessages as kitTexts, loadScreenMessages } from '@bank/kit';
import { paths, registerPaths } from '@bank/paths';
import { session, signIn } from '@bank/session';
import { advanceBank, inviteRepresentative, moveBankClock, outboxOf, signInAs } from '@bank/testing';
import { inFull } from '@bank/run/size';
import { act, screen } from '@testing-library/react';
import { loadMessages } from '../messages';
import { loadAwayMessages } from '../messages-away';
import { forgetEverything, openBank, prepareBank } from '../testing/open-bank';
// At hand from the start: no test waits for the compiler.
import '../layouts/away-layout';
import '../layouts/main-layout';
import '../signed-in/signed-in';
import './screen-error';
import './start-error';

// Every address of the client, with its own screen and the bank in process: loaded in the middle of an outage it keeps its frame and says so; whatever it
// asks, it asks twelve times a minute at most; and ten seconds after the return it is right, without a press. A new route joins by existing.

type Adapter = NonNullable<TransportOptions['adapter']>;
type Config = Parameters<Adapter>[0];

const foreign = (config: Config, status: number, headers: Record<string, string> = {}) =>
  Promise.resolve({ status, data: '<html></html>', statusText: '', headers, config });
const OUTAGES: Readonly<Record<string, (config: Config) => ReturnType<Adapter>>> = {
  '503': (config) => foreign(config, 503),
  '429': (config) => foreign(config, 429, { 'retry-after': '7' }),
  offline: () => Promise.reject(lostConnection()),
};
type Kind = '503' | '429' | 'offline';
const KINDS: readonly Kind[] = ['503', '429', 'offline'];

const ADDRESSES = [
  ...[...Object.values(paths), ...Object.values(registerPaths)]
    // Of development builds only, and without a bank.
    .filter((path) => path !== paths.workbench)
    .map(({ pattern }) => pattern.replace(/:brand-tos/, 'd-tos').replace(/:\w+/g, '10011')),
  '/no/such/page',
];
/** Who sees what most customers do not. */
const seenBy = (address: string): string =>
  /^\/admin/.test(address)
    ? 'ada'
    : /^\/(company|transfer\/(mass|approved|external\/)|payees|history\/batch)/.test(address)
      ? 'olivia'
      : 'ana';
const OPEN =
  /^\/(login|activate|receive|scp|register|self-certification-representative|identity-verification|video-identity-job|no\/such)/;

let kind: Kind | null = null;
let asked: number[] = [];
const underWay = new Set<Promise<unknown>>();

/** What stands between the page and the bank. */
const way =
  (bank: Adapter): Adapter =>
  (config) => {
    if (kind !== null) asked.push(Date.now());
    const answer = kind === null ? bank(config) : (OUTAGES[kind]?.(config) ?? bank(config));
    const settled = Promise.resolve(answer)
      .catch(() => undefined)
      .finally(() => underWay.delete(settled));
    underWay.add(settled);
    return answer;
  };

/** A socket that no bank takes while it is away. */
class PageSocket extends FakeSocket {
  constructor(url: string) {
    super(url);
    if (kind !== null) asked.push(Date.now());
    setTimeout(() => (kind === null ? this.open() : this.close()), 20);
  }
  override send(data: string) {
    super.send(data);
    setTimeout(() => this.receive(data.includes('ping') ? { type: 'pong' } : { type: 'ready' }));
  }
}

/**
 * Lets time pass second by second, for the page and the bank; the page's calls are answered meanwhile. While no call reaches
 * the bank, what is due there waits for the return, and only its clock goes on.
 */
async function pass(seconds: number, move = kind === null ? advanceBank : moveBankClock): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await move(1000);
    await act(async () => {
      await jest.advanceTimersByTimeAsync(1000);
      while (underWay.size > 0) {
        await Promise.all(underWay);
        await jest.advanceTimersByTimeAsync(0);
      }
    });
  }
}

function away(next: Kind | null): void {
  const wasOffline = kind === 'offline';
  kind = next;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(next !== 'offline');
  if (wasOffline || next === 'offline')
    act(() => void window.dispatchEvent(new Event(next === 'offline' ? 'offline' : 'online')));
}

const busiestMinute = () =>
  Math.max(0, ...asked.map((from) => asked.filter((at) => at >= from && at - from < 60_000).length));

const IN_OUTAGE = /isn’t answering|You’re offline/;
const WRONG = /isn’t answering|You’re offline|Something went wrong|didn’t load|could not be loaded|couldn’t be loaded/;

let stopWatching: () => void = () => undefined;
beforeAll(async () => {
  await prepareBank();
  await loadCatalogues('en', [loadMessages, loadAwayMessages, loadScreenMessages, kitTexts]);
  Object.defineProperty(globalThis, 'WebSocket', { value: PageSocket, configurable: true, writable: true });
});
beforeEach(() => {
  forgetEverything();
  forgetAsks();
  sessionStorage.clear();
  asked = [];
});
afterEach(async () => {
  away(null);
  // What the page has still to do by itself.
  await pass(12, moveBankClock);
  stopWatching();
  queryClient.clear();
  jest.useRealTimers();
});

const cells = ADDRESSES.flatMap((address, nth) =>
  inFull(KINDS, KINDS.slice(nth % 3, (nth % 3) + 1)).map((one) => [address, one] as const),
);

async function load(address: string, one: Kind): Promise<void> {
  // The page's time is the bank's: only its timers are moved by hand.
  jest.useFakeTimers({ doNotFake: ['Date', 'performance', 'queueMicrotask', 'nextTick', 'setImmediate'] });
  away(one);
  startNewPage();
  await act(async () => {
    stopWatching = openBank(address, undefined, way).stopWatching;
    await jest.advanceTimersByTimeAsync(0);
  });
  await pass(4);
}

/** A minute goes by, and the bank comes back. */
async function comeBack(): Promise<void> {
  await pass(61);
  away(null);
  await pass(10);
  expect(busiestMinute()).toBeLessThanOrEqual(12);
  expect(screen.getByRole('main')).not.toHaveTextContent(WRONG);
  expect(document.body).not.toHaveTextContent(IN_OUTAGE);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
}

test.each(cells)('%s under %s', async (address, one) => {
  const isOpen = OPEN.test(address);
  if (!isOpen) signIn(await signInAs(seenBy(address)));
  await load(address, one);
  // A public page asks the bank for nothing before it is touched.
  if (isOpen) expect(screen.getByRole('main')).not.toHaveTextContent(/Something went wrong/);
  else {
    expect(document.body).toHaveTextContent(IN_OUTAGE);
    expect(screen.getByRole('main')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  }
  await comeBack();
});

test.each(KINDS)('a signed-in visitor of login is led home after %s', async (one) => {
  signIn(await signInAs('ana'));
  await load(paths.login.to(), one);
  expect(document.body).toHaveTextContent(IN_OUTAGE);
  await comeBack();
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test.each(KINDS)('the link of a representative opens what it is for after %s', async (one) => {
  await inviteRepresentative('remy');
  session.setState({ authSecret: (await outboxOf('remy@personas.test')).at(-1)?.code ?? '' });
  await load(paths.certificationRepresentative.to(), one);
  expect(document.body).toHaveTextContent(IN_OUTAGE);
  await comeBack();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Where were you born?');
});
