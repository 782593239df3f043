import { runSandboxBench } from './sandbox-bench.mjs';

/** @typedef {{ bare: { perS: number, p99Ms: number }, http: { perS: number, p99Ms: number }, ratio: number, p99Ratio: number }} P2pSpeed */

/**
 * Transfers over HTTP beside the bare ledger transaction.
 * @returns {Promise<P2pSpeed>}
 */
export const measureP2p = async () => /** @type {P2pSpeed} */ (await runSandboxBench('p2p'));
