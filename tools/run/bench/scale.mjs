import { runSandboxBench } from './sandbox-bench.mjs';

/** @typedef {{ visit: string, small: number, large: number, ratio: number }} Growth ms of one visit at both banks */
/** @typedef {{ ordinary: Growth[], busy: Growth[] }} Scale by customer: one like most, and one with very many payments */

/**
 * What visits take at a bank of 1,000,000 ledger entries beside one of 10,000.
 * @returns {Promise<Scale>}
 */
export const measureScale = async () => /** @type {Scale} */ (await runSandboxBench('scale'));
