// node tools/workspace/budget/check.mjs --brand a: holds what the build weighs against ceilings.json.
import { brandArgument } from '../brand-argument.mjs';
import { CEILINGS, judge } from './ceilings.mjs';
import { circles } from './closure.mjs';
import { readManifest, weigh } from './weigh.mjs';

const { brand, dist } = brandArgument();
for (const { line, isOver } of judge(weigh(dist), CEILINGS)) {
  if (isOver) {
    console.error(`brand ${brand}: ${line}`);
    process.exitCode = 1;
  } else console.log(`brand ${brand}: ${line}`);
}
for (const line of circles(readManifest(dist))) {
  console.error(`brand ${brand}: chunks import each other in a circle: ${line}`);
  process.exitCode = 1;
}
