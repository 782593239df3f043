const { configure } = require('@testing-library/dom');

// Longer than the usual second: the first test of a screen waits for its code to be compiled, and the bank in process hashes
// passwords for real.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has neither; components that measure or follow the reader's preferences get the quiet answer.
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
