import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

export const WORKSPACE = path.resolve(import.meta.dirname, '../..');

/**
 * What the checks of one built brand start with: `--brand a`.
 * @returns {{ brand: string, app: string, dist: string }} app and dist: folders
 */
export function brandArgument() {
  const { brand } = parseArgs({ options: { brand: { type: 'string' } } }).values;
  if (brand === undefined) throw new Error('Say which brand: --brand a');
  const app = path.join(WORKSPACE, 'apps', `brand-${brand}`);
  const dist = path.join(app, 'dist');
  if (!existsSync(path.join(dist, 'index.html')))
    throw new Error(`brand ${brand} is not built: nx build brand-${brand}`);
  return { brand, app, dist };
}
