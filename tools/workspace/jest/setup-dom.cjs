/* global expect */
const matchers = require('@testing-library/jest-dom/matchers');
const { configure, getConfig } = require('@testing-library/dom');

expect.extend(matchers);

// A limit against hanging, no measurement: the first test of a screen waits for its code to compile, and the bank in process
// hashes real passwords, maybe beside other work.
configure({ asyncUtilTimeout: 120_000 });

// A wait looks again and again, and a look that finds nothing prints the whole document into its error. Only the last one's is
// read, and the wait itself prints the document into that.
const { getElementError } = getConfig();
const isWaiting = () => {
  const config = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
};
configure({
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// jsdom has none of these. Components that measure or follow media queries get a constant answer, and nothing scrolls.
globalThis.Element.prototype.scrollIntoView ??= () => Promise.resolve();
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
