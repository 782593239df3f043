// Packages of hundreds of small modules, bundled to one CommonJS file each. Jest keeps modules per test file, so every test of a
// screen would load 1,500 of them again, and every test of the bank 500. The bundles lie in .cache, one folder for each state of
// the lockfile.
const { execFileSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.resolve(__dirname, '../../..');
const SCRIPT = path.join(__dirname, 'bundle-vendors.mjs');
const MISSING = path.join(__dirname, 'missing-vendor.cjs');

/**
 * What runs in browsers, by the names under which the code and the tests import it. These are bundled together, so that what two of
 * them share exists once. Another name of the same package gets missing-vendor.cjs, which says that it belongs here.
 */
const IN_BROWSERS = [
  'react-aria-components',
  'lucide-react',
  'react-intl',
  'react-router-dom',
  'react-hook-form',
  '@hookform/resolvers/zod',
  '@tanstack/react-query',
  'zod',
  'zod/mini',
  'fast-check',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@testing-library/jest-dom/matchers',
];

/** What runs in Node, bundled together for itself. */
const IN_NODE = [
  'fastify',
  '@fastify/multipart',
  '@fastify/websocket',
  'ws',
  'pg',
  '@simplewebauthn/server',
  'altcha-lib/v1',
];

const VENDORS = [...IN_BROWSERS, ...IN_NODE];

/** Packages that are only inside of the bundles: imported by their own name they would exist twice. */
const INSIDE = ['react-aria', 'react-stately', '@internationalized/date', 'react-router', '@tanstack/query-core'];

const key = createHash('sha256')
  .update([path.join(ROOT, 'package-lock.json'), SCRIPT].map((file) => readFileSync(file, 'utf8')).join())
  .update(VENDORS.join())
  .digest('hex')
  .slice(0, 16);
const FOLDER = path.join(ROOT, '.cache/jest-vendors', key);

/** @param {string} name for example `zod/mini` */
const fileOf = (name) => path.join(FOLDER, `${name.replace(/[@/]/g, '_')}.cjs`);

/** @param {string} name */
const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** @type {Record<string, string>} What Jest loads instead, by the pattern of the name; the first that matches counts. */
const vendorMap = {
  ...Object.fromEntries(VENDORS.map((name) => [`^${name}$`, fileOf(name)])),
  ...Object.fromEntries([...VENDORS.map(packageOf), ...INSIDE].map((name) => [`^${name}(/.*)?$`, MISSING])),
};

/** Makes the bundles of this lockfile, which takes 3 s, unless they are there. */
function ensureVendors() {
  if (existsSync(FOLDER)) return;
  const entries = (/** @type {string[]} */ names) =>
    names.map((name) => `${name}=${path.basename(fileOf(name), '.cjs')}`);
  execFileSync(process.execPath, [SCRIPT, FOLDER, ...entries(IN_BROWSERS), '--', ...entries(IN_NODE)], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

module.exports = { ensureVendors, fileOf, vendorMap };
