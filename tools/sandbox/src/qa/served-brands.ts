import { connect } from 'node:net';
import type { BrandId, BrandUrl } from './sign-in';
import { brandIds } from './sign-in';

const TIMEOUT_MS = 400;

/** Which brands somebody serves right now, so that the cockpit opens none that is not there. */
export function servedBrands(brandUrl: BrandUrl): Promise<{ brand: BrandId; url: string; up: boolean }[]> {
  return Promise.all(
    brandIds.map(async (brand) => ({ brand, url: brandUrl(brand), up: await answers(new URL(brandUrl(brand))) })),
  );
}

function answers({ hostname, port }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 80), timeout: TIMEOUT_MS });
    const finish = (up: boolean) => {
      socket.destroy();
      resolve(up);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
    socket.once('timeout', () => finish(false));
  });
}
