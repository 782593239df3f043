/** @jest-environment jsdom */
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
  <template id="texts">${JSON.stringify(texts)}</template><div id="root"><form>EN</form></div>`;

/** Runs the script as the page does. The addresses are those of the page's own. */
function boot(path: string): void {
  history.replaceState(null, '', path);
  const { documentElement: html } = document;
  for (const name of Object.keys(html.dataset)) Reflect.deleteProperty(html.dataset, name);
  document.head.innerHTML = '';
  document.body.innerHTML = page;
  // The script is text that the page runs; here it is run the same way.
  new Function(script)();
  jest.runAllTimers();
}

const root = () => document.getElementById('root')?.textContent;
const started = () => [...document.head.querySelectorAll('script')].map((element) => element.getAttribute('src'));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});

test('a visitor sees sign-in, and the application starts after the first frame', () => {
  boot('/login');
  expect(document.documentElement.dataset['boot']).toBe('signin');
  expect(root()).toBe('EN');
  expect(started()).toEqual(['/assets/en.js', '/assets/index.js']);
  expect(document.getElementById('styles')?.getAttribute('href')).toBe('/assets/index.css');
});

test('a chosen language decides form, title, texts and <html lang>', () => {
  localStorage.setItem('bank.lang', 'ua');
  boot('/login');
  expect(root()).toBe('UA');
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
  expect(root()).toBe('mark');
});

test.each(['{', 'null', '5'])('a damaged store (%s) is no store', (damaged) => {
  sessionStorage.setItem('bank.session', damaged);
  localStorage.setItem('bank.preferences', damaged);
  boot('/login');
  expect(root()).toBe('EN');
});

test('the theme is set before the first paint', () => {
  localStorage.setItem('bank.preferences', '{"state":{"theme":"dark"}}');
  boot('/login');
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

test('a button pressed early is kept for the application, and one pressed later is none of this script’s business', () => {
  boot('/login');
  const { dataset } = document.documentElement;
  const press = () => {
    const event = new Event('submit', { cancelable: true, bubbles: true });
    document.querySelector('#root form')?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press()).toBe(true);
  expect('submitted' in dataset).toBe(true);
  delete dataset['submitted'];
  dataset['ready'] = '';
  expect(press()).toBe(false);
  expect('submitted' in dataset).toBe(false);
});

test.each([
  ['/login', 'Unreachable AgainEN'],
  ['/home', 'Unreachable Again'],
])('at %s an application that cannot be fetched says so and offers another try', (path, expected) => {
  boot(path);
  document.head.querySelectorAll('script')[1]?.dispatchEvent(new Event('error'));
  expect(root()).toBe(expected);
});

test('what cannot be fetched is said in the chosen language', () => {
  localStorage.setItem('bank.lang', 'ua');
  boot('/home');
  document.documentElement.dispatchEvent(new Event('unreachable'));
  expect(root()).toBe('Недоступно Again');
});

test('the application can say that its texts are missing; once it runs nothing is covered', () => {
  boot('/home');
  const { documentElement: html } = document;
  html.dispatchEvent(new Event('unreachable'));
  expect(root()).toBe('Unreachable Again');
  boot('/home');
  html.dataset['ready'] = '';
  html.dispatchEvent(new Event('unreachable'));
  expect(root()).toBe('mark');
});
