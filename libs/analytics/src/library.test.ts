/** @jest-environment @bank/testing/environment */
import type {} from '@bank/testing';
import { openLibrary } from './library';

/** The real library against the sandbox's routes, in process: what a brand with an analytics host would send. */

interface Item {
  route: string;
  event: string | null;
  distinctId: string | null;
  properties: Record<string, unknown>;
}

const urls: string[] = [];

async function ask(method: string, url: string, body?: string, type = 'application/json') {
  const text = await globalThis.__bank?.inject(
    JSON.stringify({ method, url, headers: { 'content-type': type }, body }),
  );
  const answer: { status: number; body: string } = JSON.parse(text ?? '{}');
  return answer;
}
const received = async (): Promise<Item[]> => JSON.parse((await ask('GET', '/sandbox/analytics')).body);

/** The browser's request, answered by the bank behind `/api`. */
class BankRequest {
  withCredentials = false;
  readyState = 0;
  status = 0;
  statusText = '';
  responseText = '';
  timeout = 0;
  onreadystatechange: (() => void) | null = null;
  private verb = '';
  private url = '';
  private type = '';

  open(verb: string, url: string) {
    Object.assign(this, { verb, url });
    urls.push(url);
  }
  setRequestHeader(_name: string, value: string) {
    this.type = value;
  }
  send(body: string) {
    void ask(this.verb, this.url.replace(/^\/api/, ''), body, this.type).then(({ status, body: text }) => {
      Object.assign(this, { readyState: 4, status, responseText: text });
      this.onreadystatechange?.();
    });
  }
}

beforeAll(() => {
  Object.assign(globalThis, { XMLHttpRequest: BankRequest });
  history.replaceState(null, '', '/receive/8f14e45f?authSecret=do-not-tell');
});

/** Lets the library's time pass, which waits for its interval; the bank's answers take the time they take. */
async function until(done: (items: readonly Item[]) => boolean): Promise<Item[]> {
  for (let tries = 0; tries < 100; tries++) {
    const items = await received();
    if (done(items)) return items;
    await jest.advanceTimersByTimeAsync(250);
  }
  throw new Error('it did not come to that');
}

const waiting = () => Object.values({ ...localStorage }).join();

/** Until the library has written down what it was told. Less of its time passes than the five seconds after which it sends that. */
async function written(what: string): Promise<void> {
  for (let ms = 0; ms < 4000; ms++) {
    if (waiting().includes(what)) return;
    await received();
    await jest.advanceTimersByTimeAsync(1);
  }
  throw new Error(`${what} was not written down`);
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['Date', 'performance', 'queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

test('an event arrives with its customer and its own properties, and nothing of the page’s address', async () => {
  const library = await openLibrary({ host: '/api/analytics', project: 'brand-d', userId: 1001 });
  library.track('Screen', { screen: '/home', text: 'long words '.repeat(60) });
  const items = await until(({ length }) => length === 2);
  expect(items.map(({ event, distinctId }) => [event, distinctId])).toEqual([
    ['$identify', '1001'],
    ['Screen', '1001'],
  ]);
  const properties = items[1]?.properties ?? {};
  expect(properties).toMatchObject({ screen: '/home', token: 'brand-d', $lib_version: '2.65.0' });
  expect(properties['text']).toHaveLength(255);
  expect(JSON.stringify(items)).not.toMatch(/do-not-tell|8f14e45f|current_url|referrer/);
  expect(urls.every((url) => /^\/api\/analytics\/track\/\?verbose=1&ip=0&_=\d+$/.test(url))).toBe(true);
});

test('at logout what was not sent yet is forgotten, and nothing of the person stays on the device', async () => {
  const library = await openLibrary({ host: '/api/analytics', project: 'brand-d', userId: 1002 });
  library.track('Not sent yet', {});
  await written('Not sent yet');
  library.track('Said at the last moment', {});
  const stopped = library.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  await stopped;
  expect((await received()).map(({ event }) => event)).not.toContain('Not sent yet');
  expect(waiting()).not.toMatch(/1002|moment|yet/);
  expect(document.cookie).toBe('');
});

test('a customer id that looks like a device’s is refused (R3.5.3)', async () => {
  // @ts-expect-error -- customer ids are numbers; this is what the rule is about
  await expect(openLibrary({ host: '/api/analytics', project: 'brand-d', userId: '$device:1' })).rejects.toThrow(
    /distinct id/,
  );
});
