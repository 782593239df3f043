// Rules: R1.1.7, R1.1.9.
import { act, render, screen } from '@testing-library/react';
import { hello, resetFlags, testApp } from './app.testing';
import type * as Room from './index';
import { useWrapper, wrapperState } from './index';

/** A fresh copy of the room, as in a newly opened page. */
function freshRoom(): typeof Room {
  let room: typeof Room | undefined;
  jest.isolateModules(() => (room = jest.requireActual('./index')));
  if (!room) throw new Error('the room was not loaded');
  return room;
}

const FILE = new Blob(['%PDF'], { type: 'application/pdf' });
const saved: { href: string; download: string }[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  resetFlags();
  saved.length = 0;
  // jsdom has neither object URLs nor downloads.
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ href: this.href, download: this.download });
  });
});
afterEach(() => jest.useRealTimers());

/** Advances time until the page has sent a request to the app. */
async function asked(app: ReturnType<typeof testApp>) {
  for (let ms = 0; app.heard().length < 2 && ms < 400; ms += 10) await jest.advanceTimersByTimeAsync(10);
  return app.heard()[1];
}

async function started(host: object) {
  const room = freshRoom();
  const start = room.startWrapper(host);
  await jest.advanceTimersByTimeAsync(0);
  return { ...room, start };
}

test('a component follows the flags', () => {
  function Bar() {
    return <p>{useWrapper(({ keyboardVisible }) => keyboardVisible) ? 'away' : 'here'}</p>;
  }
  render(<Bar />);
  expect(screen.getByText('here')).toBeInTheDocument();
  act(() => wrapperState.setState({ keyboardVisible: true }));
  expect(screen.getByText('away')).toBeInTheDocument();
});

test('inside the app the page speaks after 100 ms, not before (R1.9.9)', async () => {
  const app = testApp();
  await started({ bankWrapper: app.native });
  await jest.advanceTimersByTimeAsync(99);
  expect(app.heard()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(app.heard()).toEqual([{ type: 'ready', version: 1 }]);
});

test.each([
  ['nothing', {}],
  ['null', { bankWrapper: null }],
  ['something else', { bankWrapper: { postMessage: 'no' } }],
  // A frame or an element of that name shows up on the window like this.
  ['a name in the page', Object.create({ bankWrapper: testApp().native })],
])('%s is no app: nothing is listened to, nothing asked', async (_what, host: object) => {
  const { start, requestWrapper, wrapperCan } = await started(host);
  await expect(start).resolves.toBeUndefined();
  expect(await wrapperCan('download')).toBe(false);
  await expect(requestWrapper('confirmLogin', { result: true })).rejects.toMatchObject({ kind: 'unsupported' });
});

test('a file goes to the app when there is one, content and all', async () => {
  const app = testApp();
  const { downloadFile } = await started({ bankWrapper: app.native });
  await jest.advanceTimersByTimeAsync(100);
  app.say(hello('download'));
  const done = downloadFile(FILE, 'statement.pdf');
  const request = await asked(app);
  expect(request?.data).toEqual({ name: 'statement.pdf', mime: 'application/pdf', base64: btoa('%PDF') });
  app.say({ type: 'answer', id: request?.id, ok: true });
  await done;
  expect(saved).toEqual([]);
});

test('what the app refuses is not saved behind its back, and an empty file is "empty data"', async () => {
  const app = testApp();
  const { downloadFile } = await started({ bankWrapper: app.native });
  await jest.advanceTimersByTimeAsync(100);
  app.say(hello('download'));
  const refused = expect(downloadFile(FILE, 'a.pdf')).rejects.toMatchObject({ kind: 'refused' });
  app.say({ type: 'answer', id: (await asked(app))?.id, ok: false });
  await refused;
  const empty = expect(downloadFile(new Blob([]), 'a.pdf')).rejects.toThrow('empty data');
  await jest.advanceTimersByTimeAsync(50);
  await empty;
  expect(saved).toEqual([]);
});

test('without an app, or with one that cannot, the browser saves it, and the address is given back', async () => {
  const browser = await started({});
  await browser.downloadFile(FILE, 'statement.pdf');
  const app = testApp();
  const inApp = await started({ bankWrapper: app.native });
  await jest.advanceTimersByTimeAsync(100);
  app.say(hello('openExternal'));
  await inApp.downloadFile(FILE, 'other.pdf');
  expect(saved).toEqual([
    { href: 'blob:file', download: 'statement.pdf' },
    { href: 'blob:file', download: 'other.pdf' },
  ]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(URL.revokeObjectURL).toHaveBeenCalledTimes(2);
});
