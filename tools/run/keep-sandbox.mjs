import { lastLines, startSandbox } from './sandbox.mjs';

/** A bank that ends sooner would end again: it is not started a second time. */
const STEADY_MS = 10_000;

/**
 * Starts the sandbox bank, and starts it again when it was killed or broke (R0.64). What it had acknowledged is in its database; callers are
 * told meanwhile that it is away.
 * @param {Parameters<typeof startSandbox>[0]} options
 * @param {{ steadyMs?: number, say?: (line: string) => void }} [more] steadyMs: how long it must have run to be started again
 * @returns {Promise<{ over: Promise<string> }>} over: the last lines of a bank that was told to stop, or that cannot be kept
 * @throws {import('./entry.mjs').Refusal} when it does not start
 */
export async function keepSandbox(options, { steadyMs = STEADY_MS, say = console.error } = {}) {
  let bank = await startSandbox(options);

  /** @returns {Promise<string>} */
  async function keep() {
    for (;;) {
      const since = Date.now();
      const { code, output } = await bank.ended;
      if (code === 0 || Date.now() - since < steadyMs) return lastLines(output, 5);
      say('The sandbox bank ended; starting it again.');
      bank = await startSandbox(options);
      say('The sandbox bank is back.');
    }
  }
  const over = keep();
  // Heard by the caller once it has time to listen.
  over.catch(() => undefined);
  return { over };
}
