/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Says what is going on while it goes on, and how long it took.
 * @template T
 * @param {string} label for example `Building brand d`
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const started = Date.now();
  const live = process.stdout.isTTY === true;
  process.stdout.write(live ? `${label} …` : `${label} …\n`);
  const tick = live ? setInterval(() => overwrite(`${label} … ${seconds(Date.now() - started)}`), 1000) : undefined;
  let done = false;
  try {
    const result = await work();
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
