import { binary, runNode, runNx } from '../children.mjs';
import { oneCheck } from './result.mjs';

/** The native compiler; `typescript` itself stays on the version whose API the generators and the linter need. */
const TSC = 'node_modules/typescript-7/bin/tsc';

/** What Nx's rule prints instead of looking, when it finds no graph of the projects. */
const RULE_SKIPPED = 'No cached ProjectGraph';

/**
 * The types of the whole workspace in one program: a program a room would read React and the libraries 33 times.
 * @returns {Promise<import('./result.mjs').Result>}
 */
export const types = () => runNode([TSC, '--noEmit', '-p', 'tsconfig.json']).then(oneCheck);

/**
 * One ESLint over everything, for the same reason. Who may import whom is judged by Nx's project graph, so the graph is made anew
 * first.
 * @param {readonly string[]} files everything by default
 * @returns {Promise<import('./result.mjs').Result>}
 */
export async function lint(files = ['.']) {
  if (files.length === 0) return { passed: 0, failures: [] };
  const graph = await runNx(['show', 'projects']);
  if (graph.code !== 0) return oneCheck(graph);
  const ended = await runNode([binary('eslint'), '--max-warnings=0', '--no-warn-ignored', ...files]);
  return oneCheck(ended.output.includes(RULE_SKIPPED) ? { ...ended, code: 1 } : ended);
}
