import { runSandboxBench } from './sandbox-bench.mjs';

/** @typedef {{ payments: number, p99Ms: number, maxMs: number }} Lateness how late payments left */

/**
 * How late single payments leave alone, and while the rows of a batch are paid.
 * @returns {Promise<{ alone: Lateness, beside: Lateness, rows: number, batchMs: number }>}
 */
export const measureBesideBatch = async () =>
  /** @type {{ alone: Lateness, beside: Lateness, rows: number, batchMs: number }} */ (
    await runSandboxBench('beside-batch')
  );
