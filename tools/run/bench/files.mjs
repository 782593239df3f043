import { runSandboxBench } from './sandbox-bench.mjs';

/** @typedef {{ file: string, ms: number, bytes: number, rssMb: number, held: import('./sign-ins.mjs').Held, addsUp: boolean | null }} FileCost */

/**
 * What files of 100,000 transactions and a statement of a busy month cost the bank.
 * @returns {Promise<{ before: number, costs: FileCost[] }>} before: MB that the bank had before
 */
export const measureFiles = async () =>
  /** @type {{ before: number, costs: FileCost[] }} */ (await runSandboxBench('files'));
