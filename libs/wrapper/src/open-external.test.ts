// Rules: R1.1.7.
import { hello, resetFlags, testApp } from './app.testing';
import type * as Room from './index';

/** A fresh copy of the room, as in a newly opened page. */
async function started(host: object) {
  let room: typeof Room | undefined;
  jest.isolateModules(() => (room = jest.requireActual('./index')));
  if (!room) throw new Error('the room was not loaded');
  const start = room.startWrapper(host);
  await jest.advanceTimersByTimeAsync(0);
  return { ...room, start };
}

/** Advances time until the page has sent a request to the app. */
async function asked(app: ReturnType<typeof testApp>) {
  for (let ms = 0; app.heard().length < 2 && ms < 400; ms += 10) await jest.advanceTimersByTimeAsync(10);
  return app.heard()[1];
}

beforeEach(() => {
  jest.useFakeTimers();
  resetFlags();
});
afterEach(() => jest.useRealTimers());

/** Presses a link as a visitor would. @returns whether the browser would follow it */
function press(href: string): boolean {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  let isFollowed = false;
  // The last to hear of it; jsdom cannot navigate, so the browser's own part is stopped here.
  const last = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', last, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  link.remove();
  return isFollowed;
}

test('inside the app a link to another site is opened by the app, and one of our own by the page', async () => {
  const app = testApp();
  await started({ bankWrapper: app.native });
  await jest.advanceTimersByTimeAsync(100);
  app.say(hello('openExternal'));
  await jest.advanceTimersByTimeAsync(0);
  expect(press('/home')).toBe(true);
  expect(press('tel:+15551234')).toBe(true);
  expect(press('https://www.bank.example/fees')).toBe(false);
  expect((await asked(app))?.data).toEqual({ url: 'https://www.bank.example/fees' });
});

test('an address is opened by the app that can, and by the browser when the app cannot or refuses', async () => {
  const opened: string[] = [];
  const go = (url: string) => opened.push(url);
  const browser = await started({});
  await browser.openExternal('https://a.example/', go);
  expect(opened).toEqual(['https://a.example/']);

  const app = testApp();
  const inApp = await started({ bankWrapper: app.native });
  await jest.advanceTimersByTimeAsync(100);
  app.say(hello('openExternal'));
  const refused = inApp.openExternal('https://b.example/', go);
  app.say({ type: 'answer', id: (await asked(app))?.id, ok: false });
  await refused;
  expect(opened).toEqual(['https://a.example/', 'https://b.example/']);
});
