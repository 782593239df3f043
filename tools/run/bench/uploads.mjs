import { runSandboxBench } from './sandbox-bench.mjs';

/**
 * ratio, p99Ratio: of transfers, to alone; answers: to files, of the last round, by HTTP status, code and reason; rssMb: of the bank's process
 * @typedef {{ ratio: number, p99Ratio: number, held: import('./sign-ins.mjs').Held, rssMb: number, answers: Record<string, number> }} BesideFiles
 */
/** @typedef {{ before: number, alone: { perS: number, p99Ms: number, held: import('./sign-ins.mjs').Held, rssMb: number }, hostile: BesideFiles, right: BesideFiles }} UploadSpeed */

/**
 * Transfers beside customers who upload hostile files, and beside some who upload 10,000 right rows.
 * @returns {Promise<UploadSpeed>} before: MB that the bank had before
 */
export const measureUploads = async () => /** @type {UploadSpeed} */ (await runSandboxBench('uploads'));
