import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { binary, runNode, runNx } from '../children.mjs';
import { ROOT } from '../root.mjs';
import { oneCheck, together } from './result.mjs';

/** The native compiler; `typescript` itself stays on the version whose API the generators and the linter need. */
const TSC = 'node_modules/typescript-7/bin/tsc';

/** What Nx's rule prints instead of looking, when it finds no graph of the projects. */
const RULE_SKIPPED = 'No cached ProjectGraph';

/**
 * The types of the whole workspace in one program: a program a room would read React and the libraries 33 times.
 * @returns {Promise<import('./result.mjs').Result>}
 */
export const types = () => runNode([TSC, '--noEmit', '-p', 'tsconfig.json']).then(oneCheck);

/** What ESLint keeps of a file holds while these are the same. */
const LINT_KEYS = ['package-lock.json', 'eslint.config.mjs', ...filesOf('tools/workspace/lint')];
const LINT_CACHES = path.join(ROOT, '.cache/eslint');
const BOUNDARIES = 'tools/workspace/lint/boundaries.config.mjs';

/**
 * One ESLint over everything, for the same reason, which looks again at the files that changed alone. Who may import whom is judged by Nx's
 * project graph, so the graph is made anew first, and where files were taken from the cache this rule looks at all of them by itself.
 * @returns {Promise<import('./result.mjs').Result>}
 */
export async function lint() {
  const graph = await runNx(['show', 'projects']);
  if (graph.code !== 0) return oneCheck(graph);
  const cache = path.join(LINT_CACHES, keyOf(LINT_KEYS));
  const hasCache = existsSync(cache);
  if (!hasCache) rmSync(LINT_CACHES, { recursive: true, force: true });
  const all = await eslint('--cache', '--cache-strategy=content', `--cache-location=${cache}`);
  return hasCache ? together([all, await eslint('--config', BOUNDARIES)]) : all;
}

/** @param {...string} options */
async function eslint(...options) {
  const ended = await runNode([binary('eslint'), '--max-warnings=0', '--no-warn-ignored', ...options, '.']);
  return oneCheck(ended.output.includes(RULE_SKIPPED) ? { ...ended, code: 1 } : ended);
}

/** @param {string} folder @returns {string[]} */
function filesOf(folder) {
  return readdirSync(path.join(ROOT, folder)).map((file) => `${folder}/${file}`);
}

/** @param {readonly string[]} files @returns {string} what they hold, in a few characters */
function keyOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}
