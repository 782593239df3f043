import { runSandboxBench } from './sandbox-bench.mjs';

/**
 * ratio, p99Ratio: beside those who log in, to alone; answersPerS: of sign-ins by HTTP status; signInMs: of one that succeeds
 * @typedef {{ ratio: number, p99Ratio: number, p99Ms: number, answersPerS: Record<string, number>, signInMs: number | null, held: Held }} BesideSignIns
 */
/** @typedef {{ p99Ms: number, maxMs: number }} Held how long one turn of the bank's main loop held it up */
/** @typedef {{ alone: { perS: number, p99Ms: number, held: Held }, anonymous: BesideSignIns, real: BesideSignIns }} SignInSpeed */

/**
 * Transfers beside 16 strangers and beside 16 customers who log in again and again.
 * @returns {Promise<SignInSpeed>}
 */
export const measureSignIns = async () => /** @type {SignInSpeed} */ (await runSandboxBench('sign-ins'));
