import { existsSync } from 'node:fs';
import path from 'node:path';
import { brandIds } from './brands.mjs';
import { startNode } from './children.mjs';
import { Refusal } from './entry.mjs';
import { ROOT } from './root.mjs';

/** On a new directory the bank also makes its database and a year of history. */
const READY_WITHIN_MS = 60_000;

/** @typedef {{ key: string, name: string, username: string, password: string, customerType: string, description: string }} Persona */

/** @param {number} port */
export const sandboxUrl = (port) => `http://127.0.0.1:${port}`;

/**
 * Starts the sandbox bank and waits until it answers.
 * @param {{ port: number, brandPorts?: ReadonlyMap<string, number>, dataDir?: string | undefined, main?: string, env?: Record<string, string> }} options
 *   brandPorts: where brands are served that are not at their default port; dataDir: its own choice when absent; main: the
 *   program, for tests
 * @returns {Promise<import('./children.mjs').Child>}
 * @throws {Refusal} with the bank's own sentence when it does not start
 */
export async function startSandbox({ port, brandPorts, dataDir, main = 'tools/sandbox/dist/main.mjs', env = {} }) {
  const program = path.resolve(ROOT, main);
  if (!existsSync(program)) throw new Refusal(`The sandbox is not built: ${path.relative(ROOT, program)} is missing.`);
  const child = startNode([program], {
    env: {
      // Personas, outbox, clock and cockpit: what a sandbox is for, and what no other bank has.
      BANK_QA: '1',
      BANK_BRANDS: brandIds()
        .map((brand) => (brandPorts?.has(brand) ? `${brand}:${brandPorts.get(brand)}` : brand))
        .join(','),
      ...env,
      BANK_PORT: String(port),
      ...(dataDir === undefined ? {} : { BANK_DATA_DIR: path.resolve(dataDir) }),
    },
  });
  const asking = new AbortController();
  const ended = child.ended.then(({ output }) => new Refusal(lastWords(output)));
  const ready = await Promise.race([untilReady(port, asking.signal), ended]);
  // Who has ended is not asked any more: it would keep this process alive.
  asking.abort();
  if (ready === true) return child;
  await child.stop();
  throw ready instanceof Error ? ready : new Refusal(`The sandbox did not answer within ${READY_WITHIN_MS / 1000} s.`);
}

/** @param {number} port @param {AbortSignal} signal no more asking @returns {Promise<boolean>} */
async function untilReady(port, signal) {
  const last = Date.now() + READY_WITHIN_MS;
  while (Date.now() < last && !signal.aborted) {
    if (await isReady(port)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** Whether a sandbox answers there. @param {number} port */
export async function isReady(port) {
  try {
    const response = await fetch(`${sandboxUrl(port)}/healthz`, { signal: AbortSignal.timeout(2000) });
    return response.ok && /"ok"/.test(await response.text());
  } catch {
    return false;
  }
}

/**
 * Tells a running sandbox where a brand is served: it knows a brand's page by its origin.
 * @param {number} port @param {string} brand @param {string} url without a slash at the end
 */
export async function tellBrand(port, brand, url) {
  const response = await fetch(`${sandboxUrl(port)}/sandbox/brands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ brand, url }),
  });
  if (!response.ok) throw new Refusal(`The sandbox answered ${response.status} when told of brand ${brand}.`);
}

/** @param {number} port @returns {Promise<Persona[]>} */
export async function fetchPersonas(port) {
  const response = await fetch(`${sandboxUrl(port)}/sandbox/personas`);
  if (!response.ok) throw new Refusal(`The sandbox answered ${response.status} when asked for its personas.`);
  return /** @type {Promise<Persona[]>} */ (response.json());
}

/** What a program said last before it ended: its sentence for us. @param {string} output */
function lastWords(output) {
  const words = lastLines(output, 3);
  return words === '' ? 'The sandbox ended without a word.' : `The sandbox did not start: ${words}`;
}

/** @param {string} output of a program @param {number} count */
export const lastLines = (output, count) => output.trim().split('\n').filter(Boolean).slice(-count).join('\n');
