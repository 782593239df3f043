/* global expect */
const matchers = require('@testing-library/jest-dom/matchers');
const { configure } = require('@testing-library/dom');

expect.extend(matchers);

// Longer than the default second: the first test of a screen waits for its code to compile, and the bank in process hashes
// real passwords.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has neither. Components that measure or follow media queries get a constant answer.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  onchange: null,
  dispatchEvent: () => false,
});
