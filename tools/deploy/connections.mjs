import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A scheme, or an origin whose port may be any: nothing that could end the directive or the header. */
const SOURCE = /^(https?|wss?):(\/\/[\w.-]+(:(\d{1,5}|\*))?)?$/;

/**
 * What the page of a build may connect to besides its own origin, as sources of `connect-src`. The build writes the list from the facts
 * of its brand (tools/workspace/vite/connections.ts).
 * @param {string} dist the build's folder
 * @returns {string[]} empty for a build without the list
 * @throws {Error} for a source that is no plain scheme or origin
 */
export function readConnections(dist) {
  const file = path.join(dist, '.vite/connections.json');
  if (!existsSync(file)) return [];
  /** @type {unknown} */
  const list = JSON.parse(readFileSync(file, 'utf8'));
  if (Array.isArray(list) && list.every((source) => typeof source === 'string' && SOURCE.test(source))) return list;
  throw new Error(`${file} is no list of sources for connect-src`);
}
