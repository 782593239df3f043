// One Jest preset for every room: SWC for speed, big packages in one file each, and the ESM-only packages that Jest on Node 20
// must have transformed.
const path = require('node:path');
const { ensureVendors, vendorMap } = require('./tools/workspace/jest/vendors.cjs');

const ESM_ONLY = [
  '@formatjs',
  'intl-messageformat',
  'jose',
  'cookie',
  'content-disposition',
  'uqr',
  'd3-shape',
  'd3-path',
  'partysocket',
  'hucre',
  'stdnum',
];

/** The files of React's own builds. */
const REACT = '/node_modules/react(-dom)?/cjs/';

/** @type {[string, Record<string, unknown>]} */
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs', ignoreDynamic: false },
  },
];

// Before Jest looks for anything. Nx reads this file, too, to know the projects; it runs no test itself.
if (!/node_modules[\\/]nx[\\/]/.test(process.argv[1] ?? '')) ensureVendors();

/** @param {string} name of a file of ours beside this one */
const setup = (name) => path.join(__dirname, 'tools/workspace/jest', `${name}.cjs`);

/**
 * @param {string} rootDir the project's folder
 * @param {{ dom?: boolean, overrides?: import('jest').Config }} [options] dom: run in jsdom with the testing matchers
 * @returns {import('jest').Config}
 */
exports.project = (rootDir, { dom = false, overrides = {} } = {}) => ({
  rootDir,
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testEnvironment: dom ? setup('dom-environment') : 'node',
  transform: { [REACT]: setup('lean-react'), '^.+\\.(ts|tsx|js|jsx|mjs)$': swc, '\\.sql$': setup('raw-text') },
  transformIgnorePatterns: [`/node_modules/(?!((${ESM_ONLY.join('|')})(/|$)|react(-dom)?/cjs/))`],
  moduleNameMapper: {
    '\\.(css|svg)$': setup('empty-module'),
    '^(.+\\.sql)\\?raw$': '$1',
    ...vendorMap,
    // In place of its bundle, which it loads itself.
    '^fast-check$': setup('fast-check'),
  },
  setupFiles: [setup('setup-env')],
  setupFilesAfterEnv: [setup('setup-time'), ...(dom ? [setup('setup-dom'), setup('setup-quiet')] : [])],
  restoreMocks: true,
  ...overrides,
});
