/** Imports a file as its text, as Vite's `?raw` does. */
module.exports = {
  /** @param {string} text */
  process: (text) => ({ code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} };` }),
};
