// One Jest preset for every room: SWC for speed, and the ESM-only packages that Jest on Node 20 must have transformed.
const path = require('node:path');

const ESM_ONLY = [
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'jose',
  'cookie',
  'content-disposition',
  'uqr',
  'd3-shape',
  'd3-path',
  'partysocket',
  'lucide-react',
  'react-aria-components',
  'react-aria',
  'react-stately',
  '@react-aria',
  '@react-stately',
  '@internationalized',
];

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

/**
 * @param {string} rootDir the project's folder
 * @param {{ dom?: boolean, overrides?: import('jest').Config }} [options] dom: run in jsdom with the testing matchers
 * @returns {import('jest').Config}
 */
exports.project = (rootDir, { dom = false, overrides = {} } = {}) => ({
  rootDir,
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testEnvironment: dom ? path.join(__dirname, 'tools/workspace/jest/dom-environment.cjs') : 'node',
  transform: { '^.+\\.(ts|tsx|js|jsx|mjs)$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})(/|$))`],
  moduleNameMapper: {
    '\\.(css|svg)$': path.join(__dirname, 'tools/workspace/jest/empty-module.cjs'),
    '^fast-check$': path.join(__dirname, 'tools/workspace/jest/fast-check.cjs'),
  },
  setupFiles: [path.join(__dirname, 'tools/workspace/jest/setup-env.cjs')],
  setupFilesAfterEnv: ['setup-time.cjs', ...(dom ? ['setup-dom.cjs', 'setup-quiet.cjs'] : [])].map((file) =>
    path.join(__dirname, 'tools/workspace/jest', file),
  ),
  restoreMocks: true,
  ...overrides,
});
