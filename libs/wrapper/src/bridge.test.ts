// Rules: R1.1.7.
import { hello, resetFlags, testApp } from './app.testing';
import { connectBridge, TIMEOUT_MS, WAIT_MS } from './bridge';
import { onLoginResult } from './login-result';
import { wrapperState } from './wrapper-state';

const FILE = { name: 'statement.pdf', mime: 'application/pdf', base64: 'JVBERg==' };

beforeEach(() => {
  jest.useFakeTimers();
  resetFlags();
});
afterEach(() => jest.useRealTimers());

/** A page and an app that have greeted each other. */
function connected(...capabilities: string[]) {
  const app = testApp();
  const bridge = connectBridge(app.native);
  app.say(hello(...capabilities));
  return { app, bridge };
}

test('the page says that it is there; from the app’s greeting on it runs inside the app', () => {
  const app = testApp();
  connectBridge(app.native);
  expect(app.heard()).toEqual([{ type: 'ready', version: 1 }]);
  expect(wrapperState.getState().mobileWrapper).toBe(false);
  app.say(hello());
  expect(wrapperState.getState().mobileWrapper).toBe(true);
});

test.each([
  [{ type: 'keyboard', visible: true }, { keyboardVisible: true }],
  [{ type: 'footer', locked: true }, { footerLocked: true }],
  [{ type: 'preloader', visible: true }, { preloaders: true }],
  [
    { type: 'safeArea', top: 47, right: 0, bottom: 34, left: 0, unit: 'px' },
    { safeArea: { top: 47, right: 0, bottom: 34, left: 0 } },
  ],
])('%j changes that flag and no other', (message, changed) => {
  const { app } = connected();
  const before = wrapperState.getState();
  app.say(message);
  expect(wrapperState.getState()).toEqual({ ...before, ...changed });
});

describe('the page’s edges, as variables of its style sheet', () => {
  const edges = () =>
    Object.fromEntries(NAMES.map((name) => [name, document.documentElement.style.getPropertyValue(name)]));
  const NAMES = ['--inset-top', '--inset-right', '--inset-bottom', '--inset-left', '--bar-room'];
  const notch = { type: 'safeArea', top: 47, right: 0, bottom: 34, left: 0 };
  const known = { '--inset-top': '47px', '--inset-right': '0px', '--inset-bottom': '34px', '--inset-left': '0px' };
  beforeEach(() => document.documentElement.removeAttribute('style'));

  test('are the browser’s own until the app says something about them', () => {
    const { app } = connected('download');
    app.say({ type: 'preloader', visible: true });
    expect(document.documentElement).not.toHaveAttribute('style');
  });

  test('are the phone’s, and the bar keeps its room', () => {
    connected().app.say(notch);
    expect(edges()).toEqual({ ...known, '--bar-room': '' });
  });

  test.each([
    [
      { type: 'keyboard', visible: true },
      { type: 'keyboard', visible: false },
    ],
    [
      { type: 'footer', locked: true },
      { type: 'footer', locked: false },
    ],
  ])('%j takes the lower one, and gives it back', (taken, given) => {
    const { app } = connected();
    app.say(notch);
    app.say(taken);
    expect(edges()).toEqual({ ...known, '--inset-bottom': '0px', '--bar-room': '0px' });
    app.say(given);
    expect(edges()).toEqual({ ...known, '--bar-room': '' });
  });
});

test('the result of a sign-in reaches whoever waits for it, and nobody else', () => {
  const { app } = connected();
  const heard: boolean[] = [];
  const stop = onLoginResult((result) => heard.push(result));
  app.say({ type: 'loginResult', result: true });
  app.say({ type: 'loginResult', result: false });
  stop();
  app.say({ type: 'loginResult', result: true });
  expect(heard).toEqual([true, false]);
});

test('a request carries its id and is over when the app has answered', async () => {
  const { app, bridge } = connected('download');
  const saved = bridge.request('download', FILE);
  await jest.advanceTimersByTimeAsync(0);
  const [, request] = app.heard();
  expect(request).toEqual({ type: 'download', id: expect.any(String), data: FILE });
  app.say({ type: 'answer', id: 'another', ok: true });
  app.say({ type: 'answer', id: request?.id, ok: true });
  await expect(saved).resolves.toBeUndefined();
  // Nothing is left behind that could still fire.
  expect(jest.getTimerCount()).toBe(0);
});

test('a refusal is a refusal, whatever is said afterwards', async () => {
  const { app, bridge } = connected('confirmLogin');
  const confirmed = bridge.request('confirmLogin', { result: true });
  await jest.advanceTimersByTimeAsync(0);
  const id = app.heard()[1]?.id;
  app.say({ type: 'answer', id, ok: false });
  app.say({ type: 'answer', id, ok: true });
  await expect(confirmed).rejects.toMatchObject({ kind: 'refused' });
});

test('an app that says nothing is given up, at the time and not before', async () => {
  const { bridge } = connected('download');
  const outcome = jest.fn();
  bridge.request('download', FILE).catch(outcome);
  await jest.advanceTimersByTimeAsync(TIMEOUT_MS.download - 1);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
});

test.each([null, undefined, {}, { name: '', mime: 'a/b', base64: 'AA==' }, { ...FILE, base64: '' }])(
  'a request with no data (%j) is rejected with "empty data" and never sent (R1.1.8)',
  async (data) => {
    const { app, bridge } = connected('download');
    // @ts-expect-error -- some of these rows are what the type forbids
    await expect(bridge.request('download', data)).rejects.toThrow(/^empty data$/);
    expect(app.calls).toHaveLength(1);
  },
);

test.each(['javascript:alert(1)', 'http://bank.example/', 'https://user@evil.example/', 'intent://x'])(
  'the app is never asked to open %s',
  async (url) => {
    const { app, bridge } = connected('openExternal');
    await expect(bridge.request('openExternal', { url })).rejects.toMatchObject({ kind: 'notAllowed' });
    expect(app.calls).toHaveLength(1);
  },
);

test('what the app did not say it can do is not asked of it, and its first word counts', async () => {
  const { app, bridge } = connected('openExternal');
  app.say(hello('download'));
  await expect(bridge.request('download', FILE)).rejects.toMatchObject({ kind: 'unsupported' });
  expect(await bridge.can('openExternal')).toBe(true);
});

test('an app that has not greeted is waited for, but not for long', async () => {
  const app = testApp();
  const bridge = connectBridge(app.native);
  const early = bridge.can('download');
  await jest.advanceTimersByTimeAsync(WAIT_MS - 1);
  app.say(hello('download'));
  expect(await early).toBe(true);

  const silent = connectBridge(testApp().native).can('download');
  await jest.advanceTimersByTimeAsync(WAIT_MS);
  expect(await silent).toBe(false);
});
