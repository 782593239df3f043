/** A file as its text, as Vite's `?raw` imports it. */
module.exports = {
  /** @param {string} text */
  process: (text) => ({ code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} };` }),
};
