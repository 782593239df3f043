// node tools/workspace/budget/check.mjs --brand a: compares the build with apps/brand-a/budget.json (bytes, brotli).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandArgument } from '../brand-argument.mjs';
import { weigh } from './weigh.mjs';

const { brand, app, dist } = brandArgument();
/** @type {import('./weigh.mjs').Weights} */
const budget = JSON.parse(readFileSync(path.join(app, 'budget.json'), 'utf8'));
const weights = weigh(dist);

for (const name of /** @type {(keyof typeof weights)[]} */ (Object.keys(weights))) {
  const over = weights[name] > budget[name];
  const line = `brand ${brand}: ${name} ${weights[name].toLocaleString('en')} of ${budget[name].toLocaleString('en')} bytes`;
  if (over) {
    console.error(`${line}: over the budget`);
    process.exitCode = 1;
  } else console.log(line);
}
