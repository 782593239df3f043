import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Builds a brand in another way than for its customers, into a folder of its own. The worker goes on meanwhile: a worker that stands still
 * for a minute does not hear that the bank has closed a connection, and the next call over it fails.
 * @param env what makes the build another one, for example BANK_FLAGS
 */
export async function buildBrand(
  brand: string,
  env: Readonly<Record<string, string>>,
): Promise<{ dist: string; remove(): void }> {
  const dist = mkdtempSync(join(tmpdir(), 'bank-build-'));
  const app = `apps/brand-${brand}`;
  await run('npx', ['vite', 'build', app, '--outDir', dist, '--config', `${app}/vite.config.ts`], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  return { dist, remove: () => rmSync(dist, { recursive: true, force: true }) };
}
