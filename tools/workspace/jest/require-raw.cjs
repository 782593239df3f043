// Jest loads a test environment by Node's own `require`, without its map of names: teach that `require` Vite's `?raw` for SQL files.
const { readFileSync } = require('node:fs');

/** @typedef {{ _resolveFilename(request: string, ...rest: unknown[]): string }} Resolver Node's types leave this part out. */
const Module = /** @type {Resolver} */ (/** @type {unknown} */ (require('node:module')));

const RAW = /\.sql\?raw$/;
const resolve = Module._resolveFilename;

Module._resolveFilename = (request, ...rest) =>
  resolve(RAW.test(request) ? request.slice(0, -'?raw'.length) : request, ...rest);

require.extensions['.sql'] = (module, filename) => {
  module.exports = { __esModule: true, default: readFileSync(filename, 'utf8') };
};
