/** @jest-environment jsdom */
// Rules: R0.59, R0.140.
import { bootScript } from './boot-script.ts';

const script = bootScript({
  entry: '/assets/index.js',
  styles: '/assets/index.css',
  messages: { en: '/assets/en.js', ua: '/assets/uk.js' },
  languages: { en: 'en', ua: 'uk' },
  defaultLanguage: 'en',
});

const texts = { ua: { title: 'Вхід', page: [[1, 'UA']], unreachable: [[1, 'Недоступно ']] } };
const page = `<template id="boot" data-title="Bank"><i>mark</i></template>
  <template id="unreachable-note"><p>Unreachable <a href="/">Again</a></p></template>
  <template id="texts">${JSON.stringify(texts)}</template><div id="root"><form name="form">EN<button name="send"></button></form>
  <select><option value="en"></option><option value="ua"></option></select><button type="button" name="passkey"></button></div>`;

/** The page outlives a test, so the script's listeners are removed. */
const stops: (() => void)[] = [];
beforeEach(() => {
  for (const target of [document, document.documentElement, window]) {
    const listen = target.addEventListener.bind(target);
    jest
      .spyOn(target, 'addEventListener')
      .mockImplementation(
        (...args: [string, EventListenerOrEventListenerObject, (boolean | AddEventListenerOptions)?]) => {
          listen(...args);
          stops.push(() => target.removeEventListener(...args));
        },
      );
  }
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Runs the script as the page does, with the page's own addresses. @param reload loads the page again, which jsdom cannot */
function boot(path: string, reload: () => void = () => undefined): void {
  history.replaceState(null, '', path);
  const { documentElement: html } = document;
  for (const name of Object.keys(html.dataset)) Reflect.deleteProperty(html.dataset, name);
  document.head.innerHTML = '';
  document.body.innerHTML = page;
  // The page runs the script from its text, and so does the test.
  const { pathname, search } = window.location;
  new Function('location', script)({ pathname, search, reload });
  jest.runAllTimers();
}

const root = () => document.getElementById('root');
const text = () => root()?.textContent.replace(/\s+/g, ' ').trim();
const started = () => [...document.head.querySelectorAll('script')].map((element) => element.getAttribute('src'));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});

test('a visitor sees sign-in, and the application starts after the first frame', () => {
  boot('/login');
  expect(document.documentElement.dataset['boot']).toBe('signin');
  expect(text()).toBe('EN');
  expect(started()).toEqual(['/assets/en.js', '/assets/index.js']);
  expect(document.getElementById('styles')?.getAttribute('href')).toBe('/assets/index.css');
});

test('a chosen language decides form, title, texts and <html lang>', () => {
  localStorage.setItem('bank.lang', 'ua');
  boot('/login');
  expect(text()).toBe('UA');
  expect(document.title).toBe('Вхід');
  expect(document.documentElement.lang).toBe('uk');
  expect(started()[0]).toBe('/assets/uk.js');
});

test.each([
  ['/history', null],
  ['/login?code=x&codeVerifier=y', null],
  ['/login', '{"accessToken":"a"}'],
  ['/login', '{"loginResult":{}}'],
])('at %s with the session %s the quiet picture is shown', (path, session) => {
  if (session) sessionStorage.setItem('bank.session', session);
  boot(path);
  expect(document.documentElement.dataset['boot']).toBe('app');
  expect(text()).toBe('mark');
});

test.each(['{', 'null', '5'])('a damaged store (%s) is no store', (damaged) => {
  sessionStorage.setItem('bank.session', damaged);
  localStorage.setItem('bank.preferences', damaged);
  boot('/login');
  expect(text()).toBe('EN');
});

test('the theme is set before the first paint', () => {
  localStorage.setItem('bank.preferences', '{"state":{"theme":"dark"}}');
  boot('/login');
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

describe('what is done before the application is there', () => {
  const html = document.documentElement;
  const wakeUp = () => {
    html.dataset['ready'] = '';
    html.dispatchEvent(new Event('ready'));
  };
  const seen: string[] = [];
  beforeEach(() => {
    seen.length = 0;
    boot('/login');
    for (const type of ['submit', 'click', 'change']) {
      root()?.addEventListener(type, (event) => {
        const { name, value } = event.target as HTMLSelectElement;
        seen.push(`${type} ${type === 'change' ? value : name}`);
        // jsdom cannot leave a page.
        if (type === 'submit') event.preventDefault();
      });
    }
  });
  const press = (name: string) => root()?.querySelector<HTMLElement>(`[name=${name}]`)?.click();

  test.each([
    ['send', ['click send', 'submit form']],
    ['passkey', ['click passkey']],
  ])(
    'a press of %s leaves nothing, is not heard, and is done by the application when it is there',
    (name, expected) => {
      press(name);
      expect(seen).toEqual([]);
      wakeUp();
      expect(seen).toEqual(expected);
    },
  );

  test('a form that a script sends stays, and is sent by the application', () => {
    const form = root()?.querySelector('form');
    const early = new Event('submit', { cancelable: true, bubbles: true });
    form?.dispatchEvent(early);
    expect(early.defaultPrevented).toBe(true);
    wakeUp();
    expect(seen).toEqual(['submit form']);
  });

  test('a choice is made again, whatever the application had set meanwhile', () => {
    const select = root()?.querySelector('select');
    if (!select) throw new Error('The page has no select');
    select.value = 'ua';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    select.value = 'en';
    wakeUp();
    expect(seen).toEqual(['change ua']);
  });

  test('what comes later is none of this script’s business', () => {
    wakeUp();
    press('send');
    press('send');
    expect(seen).toEqual(['click send', 'submit form', 'click send', 'submit form']);
  });
});

describe('what a translation moves before the application takes the page over', () => {
  const words = (text: string) => {
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(text);
    return outer;
  };
  /** @returns whether the application may take its time: nothing had moved */
  const takeOver = () => document.documentElement.dispatchEvent(new Event('hydrate', { cancelable: true }));

  test('is moved back, the last of it first, and the application knows', () => {
    boot('/login');
    const asBuilt = root()?.innerHTML;
    const [form, select] = root()?.children ?? [];
    const translated = words('ES');
    form?.firstChild?.replaceWith(translated);
    // In two steps, around an element that goes with it, and once more.
    form?.prepend(words('FR'));
    translated.firstElementChild?.append(form?.querySelector('button') ?? '');
    translated.remove();
    select?.remove();
    expect(root()?.innerHTML).not.toBe(asBuilt);
    expect(takeOver()).toBe(false);
    expect(root()?.innerHTML).toBe(asBuilt);
    form?.prepend(words('DE'));
    takeOver();
    expect(text()).toContain('DE');
  });

  test('is nothing on a page that nothing translates', () => {
    boot('/login');
    expect(takeOver()).toBe(true);
    localStorage.setItem('bank.lang', 'ua');
    boot('/login');
    expect(takeOver()).toBe(true);
    expect(text()).toBe('UA');
  });
});

test.each([
  ['/login', 'Unreachable AgainEN'],
  ['/home', 'Unreachable Again'],
])('at %s an application that cannot be fetched says so and offers another try', (path, expected) => {
  boot(path);
  document.head.querySelectorAll('script')[1]?.dispatchEvent(new Event('error'));
  expect(text()).toBe(expected);
});

test.each(['/login', '/home'])('at %s what did not arrive is fetched with the network, without a press', (path) => {
  const reload = jest.fn();
  boot(path, reload);
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  window.dispatchEvent(new Event('offline'));
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each(['/login', '/home'])(
  'at %s a network that came back before the failure was told loads the page, once',
  (path) => {
    const reload = jest.fn();
    boot(path, reload);
    const [texts] = document.head.querySelectorAll('script');
    window.dispatchEvent(new Event('online'));
    texts?.dispatchEvent(new Event('error'));
    expect(reload).toHaveBeenCalledTimes(1);
    // A server that is really broken is said, and makes the page load for ever nowhere.
    boot(path, reload);
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(text()).toContain('Unreachable');
  },
);

test('an application that is there is left alone by the network', () => {
  const reload = jest.fn();
  boot('/home', reload);
  document.documentElement.dataset['ready'] = '';
  window.dispatchEvent(new Event('online'));
  expect(reload).not.toHaveBeenCalled();
});

test('what cannot be fetched is said in the chosen language', () => {
  localStorage.setItem('bank.lang', 'ua');
  boot('/home');
  document.documentElement.dispatchEvent(new Event('unreachable'));
  expect(text()).toBe('Недоступно Again');
});

test('the application can say that its texts are missing; once it runs nothing is covered', () => {
  boot('/home');
  const { documentElement: html } = document;
  html.dispatchEvent(new Event('unreachable'));
  expect(text()).toBe('Unreachable Again');
  boot('/home');
  html.dataset['ready'] = '';
  html.dispatchEvent(new Event('unreachable'));
  expect(text()).toBe('mark');
});

test.each(['__proto__', 'constructor', 'toString', '<x>', ''])('a stored language %p is none', (stored) => {
  localStorage.setItem('bank.lang', stored);
  boot('/login');
  expect(document.documentElement.lang).toBe('en');
  expect(started()).toContain('/assets/en.js');
});

test.each(['<x>', '__proto__', 5, null])('a stored theme %p is none', (theme) => {
  localStorage.setItem('bank.preferences', JSON.stringify({ state: { theme } }));
  boot('/login');
  expect(document.documentElement.dataset).not.toHaveProperty('theme');
});
