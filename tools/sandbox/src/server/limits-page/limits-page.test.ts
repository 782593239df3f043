// Rules: R0.49, R0.56, R0.57, R0.58.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { configFrom } from '../../platform/config';
import { limitsPage } from './limits-page';

it('docs/limits.md is what the code says: node tools/workspace/limits/print.mjs', () => {
  const page = readFileSync(path.resolve(__dirname, '../../../../../docs/limits.md'), 'utf8');
  expect(page).toBe(limitsPage(configFrom({})));
});
