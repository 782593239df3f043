import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Builds a brand in another way than for its customers, into a folder of its own.
 * @param env what makes the build another one, for example BANK_FLAGS
 */
export function buildBrand(brand: string, env: Readonly<Record<string, string>>): { dist: string; remove(): void } {
  const dist = mkdtempSync(join(tmpdir(), 'bank-build-'));
  const app = `apps/brand-${brand}`;
  execFileSync('npx', ['vite', 'build', app, '--outDir', dist, '--config', `${app}/vite.config.ts`], {
    cwd: resolve(import.meta.dirname, '../..'),
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  return { dist, remove: () => rmSync(dist, { recursive: true, force: true }) };
}
