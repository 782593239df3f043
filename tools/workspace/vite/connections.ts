import type { Plugin } from 'vite';
// eslint-disable-next-line @nx/enforce-module-boundaries -- Node reads this file, and cannot load TypeScript by a package's name
import { ADDRESSES_BY_HAND, environmentsOf } from '../../../libs/staging/src/environments.ts';
import { flagsOf, type BrandFacts } from './brand-facts.ts';

/** Beside the build's manifest: web servers keep hidden folders to themselves. tools/deploy reads it by this name. */
const FILE = '.vite/connections.json';

/**
 * What the page of a build may connect to besides its own origin, as sources of `connect-src`. A production build has its analytics
 * host and its address check (R0.12, R0.13), if the brand names any. A staging build also has its environments, and what can be typed
 * as an address of one's own (R0.17).
 */
export function connectionsOf(brand: BrandFacts, flags = flagsOf(brand)): string[] {
  const services = [brand.analyticsHost, brand.ipCheckUrl].flatMap(originOf);
  const environments = environmentsOf(brand.id).flatMap(({ api, socket }) => [api, socket].flatMap(originOf));
  return [...new Set([...services, ...(flags.staging ? [...environments, ...ADDRESSES_BY_HAND] : [])])];
}

/** A path is on the page's own origin, which the policy always allows. */
const originOf = (url: string | null) => (url === null || url.startsWith('/') ? [] : [new URL(url).origin]);

/** Hands `connectionsOf` to the response headers of the build (tools/deploy). */
export function connectionsFile(brand: BrandFacts): Plugin {
  return {
    name: 'bank:connections-file',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(connectionsOf(brand)) });
    },
  };
}
