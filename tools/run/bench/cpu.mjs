/** The speed that pages are measured at, in Lighthouse's benchmark index: about a mid-range phone. */
export const BENCHMARK_INDEX = 900;

/** How long each half of the index runs, ms, and how often the slowing is set anew from what the slowed page reached. */
const HALF_MS = 500;
const TRIES = 3;

/**
 * How much a page has to be slowed on this machine, now: the same machine is half as fast an hour later.
 * @param {import('playwright').Browser} browser
 * @returns {Promise<{ rate: number, index: number }>} rate: for Emulation.setCPUThrottlingRate; index: what a page reaches with it
 */
export async function cpuSlowing(browser) {
  const page = await browser.newPage();
  const cdp = await page.context().newCDPSession(page);
  let rate = 1;
  let index = await page.evaluate(benchmarkIndex, HALF_MS);
  for (let at = 0; at < TRIES; at++) {
    rate = Math.max(1, (rate * index) / BENCHMARK_INDEX);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    index = await page.evaluate(benchmarkIndex, HALF_MS);
  }
  await page.close();
  return { rate, index };
}

/**
 * Runs in the page. The index counts, as Lighthouse does, tenths of how often a second a text of 10,000 characters is built up and how
 * often a list of 100,000 numbers is copied, and takes the mean of both.
 * @param {number} halfMs
 * @returns {number}
 */
function benchmarkIndex(halfMs) {
  /** @param {() => void} work @param {number} evenly */
  const tenthsASecond = (work, evenly) => {
    const started = Date.now();
    let times = 0;
    while (times % evenly !== 0 || Date.now() - started < halfMs) {
      work();
      times++;
    }
    return times / 10 / ((Date.now() - started) / 1000);
  };
  let kept = '';
  const text = () => {
    let built = '';
    for (let at = 0; at < 10_000; at++) built += 'a';
    kept = built;
  };
  const lists = [Array.from({ length: 100_000 }, (_, at) => at), Array.from({ length: 100_000 }, (_, at) => at)];
  let turn = 0;
  const copy = () => {
    const from = lists[turn % 2] ?? [];
    const to = lists[(turn + 1) % 2] ?? [];
    for (let at = 0; at < from.length; at++) to[at] = from[at] ?? 0;
    turn++;
  };
  const index = (tenthsASecond(text, 1) + tenthsASecond(copy, 10)) / 2;
  return kept.length === 0 ? 0 : Math.round(index);
}
