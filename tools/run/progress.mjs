/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** @typedef {(part: string) => void} Report says how far a step is, for example `120 of 230` */

/** How long a step runs before it says how far it is where no line can be written over, and how often it says so from then on. */
const FIRST_MS = 10_000;
const THEN_MS = 30_000;

/**
 * Prints the running step, how far it is, and its duration at the end.
 * @template T
 * @param {string} label for example `Building brand d`
 * @param {(report: Report) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const started = Date.now();
  const live = process.stdout.isTTY === true;
  if (live) overwrite(`${label} …`);
  else process.stdout.write(`${label} …\n`);
  let part = '';
  let sayAt = started + FIRST_MS;
  const tick = setInterval(() => {
    const line = [label, '…', part, seconds(Date.now() - started)].filter(Boolean).join(' ');
    if (live) return overwrite(line);
    if (part === '' || Date.now() < sayAt) return;
    sayAt = Date.now() + THEN_MS;
    process.stdout.write(`  ${line}\n`);
  }, 1000);
  let done = false;
  try {
    const result = await work((now) => (part = now));
    done = true;
    return result;
  } finally {
    clearInterval(tick);
    const line = `${label}: ${done ? 'done' : 'failed'} in ${seconds(Date.now() - started)}`;
    if (live) overwrite(`${line}\n`);
    else process.stdout.write(`${line}\n`);
  }
}

/** @param {string} text */
function overwrite(text) {
  process.stdout.write(`\r\u001b[K${text}`);
}
