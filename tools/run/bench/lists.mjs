import { runSandboxBench } from './sandbox-bench.mjs';

/**
 * What lists of one customer take at a bank with 100,000 others beside one without (R0.63).
 * @returns {Promise<readonly import('./scale.mjs').Growth[]>}
 */
export async function measureLists() {
  const { lists } = /** @type {{ lists: import('./scale.mjs').Growth[] }} */ (await runSandboxBench('lists'));
  return lists;
}
