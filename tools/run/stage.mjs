import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPreviewServer } from '../deploy/server.mjs';
import { brandDist } from './brands.mjs';
import { runNx } from './children.mjs';
import { Refusal } from './entry.mjs';
import { step } from './progress.mjs';
import { sandboxUrl, startSandbox, tellBrand } from './sandbox.mjs';

/** Away from the default ports, so that a bank started by hand may stay up; fetch refuses some ports, 4190 among them. */
const STAGE_SANDBOX_PORT = 4180;

/**
 * A bank of its own in an empty folder, and brands in front of it, for as long as the work takes.
 * @template T
 * @param {readonly string[]} brands
 * @param {(stage: { origins: ReadonlyMap<string, string>, sandboxPort: number }) => Promise<T>} work origins: by brand
 * @returns {Promise<T>}
 */
export async function onStage(brands, work) {
  const projects = ['sandbox', ...brands.map((brand) => `brand-${brand}`)].join(',');
  const built = await step('Building', () =>
    runNx(['run-many', '-t', 'build', '-p', projects, '--outputStyle=static']),
  );
  if (built.code !== 0) throw new Refusal(`${built.output.trim()}\nThe build failed; its output is above.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'bank-stage-'));
  const sandbox = await step('Starting a sandbox bank', () =>
    startSandbox({ port: STAGE_SANDBOX_PORT, dataDir: path.join(folder, 'data') }),
  );
  const previews = brands.map((brand) =>
    createPreviewServer({ dist: brandDist(brand), bankUrl: sandboxUrl(STAGE_SANDBOX_PORT) }),
  );
  try {
    const ports = await Promise.all(previews.map((preview) => preview.listen(0)));
    const origins = new Map(brands.map((brand, index) => [brand, `http://localhost:${ports[index]}`]));
    for (const [brand, url] of origins) await tellBrand(STAGE_SANDBOX_PORT, brand, url);
    return await work({ origins, sandboxPort: STAGE_SANDBOX_PORT });
  } finally {
    await Promise.all(previews.map((preview) => preview.close()));
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
