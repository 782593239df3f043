import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {Partial<Record<'script' | 'frame' | 'connect', readonly string[]>>} IdentityHosts origins, by what the page has of them */

const KINDS = ['script', 'frame', 'connect'];

/** An https origin: nothing that could end the directive or the header, and no pattern of hosts. */
const ORIGIN = /^https:\/\/[\w-]+(\.[\w-]+)*(:\d{1,5})?$/;

/**
 * What the page of a check of identity may load besides its own origin (R0.87). The build writes the list from the fact of its brand
 * (tools/workspace/vite/identity-hosts.ts).
 * @param {string} dist the build's folder
 * @returns {IdentityHosts | undefined} nothing for a build whose brand names no provider
 * @throws {Error} for what is no https origin
 */
export function readIdentityHosts(dist) {
  const file = path.join(dist, '.vite/identity-hosts.json');
  if (!existsSync(file)) return undefined;
  /** @type {unknown} */
  const hosts = JSON.parse(readFileSync(file, 'utf8'));
  if (areHosts(hosts)) return hosts;
  throw new Error(`${file} names more than https origins`);
}

/** @param {unknown} hosts @returns {hosts is IdentityHosts} */
const areHosts = (hosts) =>
  typeof hosts === 'object' &&
  hosts !== null &&
  Object.entries(hosts).every(
    ([kind, origins]) => KINDS.includes(kind) && Array.isArray(origins) && origins.every(isOrigin),
  );

/** @param {unknown} origin */
const isOrigin = (origin) => typeof origin === 'string' && ORIGIN.test(origin);
