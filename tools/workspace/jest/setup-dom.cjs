/* global expect */
const matchers = require('@testing-library/jest-dom/matchers');
const { configure } = require('@testing-library/dom');

expect.extend(matchers);

// A limit against hanging, no measurement: the first test of a screen waits for its code to compile, and the bank in process
// hashes real passwords, maybe beside other work.
configure({ asyncUtilTimeout: 120_000 });

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
