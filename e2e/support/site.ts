import { brandDist } from '@bank/run/brands';
import { createPreviewServer } from '@bank/deploy/server';
import { brandServedAt } from './bank';
import { ownBank } from './banks';

interface Site {
  /** For example http://localhost:41234 */
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves a build in front of this worker's bank, on any free port.
 * @param dist the build's folder
 * @param frameAncestor the origin that may frame it; none by default
 */
export async function serve(dist: string, frameAncestor?: string): Promise<Site> {
  const server = createPreviewServer({ dist, bankUrl: ownBank(), frameAncestor });
  return { origin: `http://localhost:${await server.listen(0)}`, close: server.close };
}

/** Serves the build of a brand, and tells the bank where: it knows a brand by its origin. */
export async function serveBrand(brand: string, frameAncestor?: string): Promise<Site> {
  const site = await serve(brandDist(brand), frameAncestor);
  await brandServedAt(brand, site.origin);
  return site;
}
