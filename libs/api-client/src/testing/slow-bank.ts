/** How late an answer may be, in ms; none is put off in an ordinary run. */
const LATEST_MS = Number(process.env['SLOW_BANK'] ?? 0);

/**
 * Puts an answer off at random, so that answers overtake each other as on a busy machine. A component test that fails with
 * `SLOW_BANK=300 npx jest …` takes an earlier state of the screen for the one it means. Of tests that keep the clock, only those that go on
 * by `findBy` and `waitFor` can be tried so.
 */
export async function slowBank(): Promise<void> {
  if (LATEST_MS === 0) return;
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  await new Promise((done) => void setTimeout(done, random % LATEST_MS));
}
