import { connect } from 'node:net';
import type { BrandUrl } from '../platform/brands';

const TIMEOUT_MS = 400;

/** The brands, and which of them are served right now: the cockpit opens only those. */
export function servedBrands(
  brands: readonly string[],
  brandUrl: BrandUrl,
): Promise<{ brand: string; url: string; up: boolean }[]> {
  return Promise.all(
    brands.map(async (brand) => ({ brand, url: brandUrl(brand), up: await answers(new URL(brandUrl(brand))) })),
  );
}

function answers({ hostname, port, protocol }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || (protocol === 'https:' ? 443 : 80)),
      timeout: TIMEOUT_MS,
    });
    const finish = (up: boolean) => {
      socket.destroy();
      resolve(up);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
    socket.once('timeout', () => finish(false));
  });
}
