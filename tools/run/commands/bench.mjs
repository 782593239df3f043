import { bareList, medianList, ownList } from '../bench/list.mjs';
import { measureP2p } from '../bench/p2p.mjs';
import { measureSignIns } from '../bench/sign-ins.mjs';
import { measurePaint, median, medianPaint } from '../bench/paint.mjs';
import { withFloors } from '../bench/floors.mjs';
import { launchChromium } from '../browser.mjs';
import { brandIds, chosenBrands } from '../brands.mjs';
import { runNx, stopChildren, stopWithChildren } from '../children.mjs';
import { Refusal } from '../entry.mjs';
import { installMissing } from '../install.mjs';
import { readOptions } from '../options.mjs';
import { seconds, step } from '../progress.mjs';
import { fetchPersonas, sandboxUrl } from '../sandbox.mjs';
import { onStage } from '../stage.mjs';

/** Rows of the long history, as the issue of the first slice asks for it. */
const ROWS = 100_000;

/**
 * `npm run bench [-- --only paint|list|build|p2p|sign-ins] [--brand a] [--runs 3]`: speeds beside a floor in the same run, as ratios.
 * @param {string[]} argv
 * @returns {Promise<number>}
 */
export async function main(argv) {
  const asked = readOptions(argv, { only: { type: 'string' }, brand: { type: 'string' }, runs: { type: 'string' } });
  const brands = asked.brand === undefined ? brandIds() : chosenBrands({ brand: asked.brand });
  const runs = Number(asked.runs ?? 3);
  if (!Number.isInteger(runs) || runs < 1) throw new Refusal('--runs wants a whole number from 1.');
  const parts = {
    paint: () => paint(brands, runs),
    list: () => list(brands[0] ?? '', runs),
    build: () => builds(runs),
    p2p,
    'sign-ins': signIns,
  };
  const chosen = Object.entries(parts).filter(([name]) => asked.only === undefined || asked.only === name);
  if (chosen.length === 0) throw new Refusal(`--only wants one of ${Object.keys(parts).join(', ')}.`);
  stopWithChildren();
  await installMissing();
  try {
    for (const [, measure] of chosen) console.log(table(await measure()));
  } finally {
    await stopChildren();
  }
  return 0;
}

/** @typedef {string[][]} Rows the first row holds the headings */

/** First and largest paint of sign-in. @param {string[]} brands @param {number} runs @returns {Promise<Rows>} */
async function paint(brands, runs) {
  const measured = await onStage(brands, ({ origins }) =>
    withFloors(async (floors) => {
      const pages = [['static page', floors.static], ['required stack', floors.stack], ...origins].map(
        ([name = '', origin = '']) => ({
          name,
          url: `${origin}/login`,
        }),
      );
      const browser = await launchChromium();
      try {
        // Once for nothing: the servers compress on the first request.
        for (const { url } of pages) await measurePaint(browser, url);
        /** @type {Map<string, import('../bench/paint.mjs').Paint[]>} */
        const found = new Map(pages.map(({ name }) => [name, []]));
        // Round by round, so that a busy minute of the machine hits all of them alike.
        for (let run = 1; run <= runs; run++) {
          await step(`Measuring sign-in, round ${run} of ${runs}`, async () => {
            for (const { name, url } of pages) found.get(name)?.push(await measurePaint(browser, url));
          });
        }
        return new Map([...found].map(([name, rounds]) => [name, medianPaint(rounds)]));
      } finally {
        await browser.close();
      }
    }),
  );
  const page = measured.get('static page');
  const stack = measured.get('required stack');
  if (!page || !stack) throw new Refusal('The floors could not be measured.');
  const rows = [...measured].map(([name, { fcp, lcp, cls, requests, scripts }]) => [
    name,
    fcp.toFixed(0),
    lcp.toFixed(0),
    (lcp / stack.lcp).toFixed(2),
    (lcp / page.lcp).toFixed(2),
    String(requests),
    (scripts / 1000).toFixed(1),
    (scripts / stack.scripts).toFixed(2),
    cls.toFixed(3),
  ]);
  return [['sign-in', 'FCP ms', 'LCP ms', '× stack', '× static', 'requests', 'JS kB', '× stack', 'shift'], ...rows];
}

/** A long history beside a list by hand. @param {string} brand @param {number} runs @returns {Promise<Rows>} */
async function list(brand, runs) {
  const { own, floor } = await onStage([brand], ({ origins, sandboxPort }) =>
    withFloors(async (floors) => {
      const browser = await launchChromium();
      try {
        const ana = (await fetchPersonas(sandboxPort)).find(({ key }) => key === 'ana');
        if (!ana) throw new Refusal('The sandbox has no persona ana.');
        const accountId = await step(`Adding ${ROWS.toLocaleString('en')} rows of history`, () =>
          addHistory(sandboxPort, ana.key),
        );
        /** @type {{ floor: import('../bench/list.mjs').ListCost[], own: import('../bench/list.mjs').ListCost[] }} */
        const rounds = { floor: [], own: [] };
        for (let run = 1; run <= runs; run++) {
          await step(`Measuring the list, round ${run} of ${runs}`, async () => {
            rounds.floor.push(await bareList(browser, floors.list));
            rounds.own.push(await ownList(browser, origins.get(brand) ?? '', ana, accountId));
          });
        }
        return { floor: medianList(rounds.floor), own: medianList(rounds.own) };
      } finally {
        await browser.close();
      }
    }),
  );
  const row = (/** @type {string} */ name, /** @type {import('../bench/list.mjs').ListCost} */ cost) => [
    name,
    cost.mountMs.toFixed(0),
    cost.frameMs.toFixed(2),
    (cost.frameMs / floor.frameMs).toFixed(2),
    String(cost.nodes),
  ];
  return [
    ['100,000 rows', 'mount ms', 'main thread ms/frame', '× by hand', 'DOM nodes'],
    row('by hand', floor),
    row('history', own),
  ];
}

/** Opens an account with a long history. @param {number} port @param {string} persona @returns {Promise<number>} its id */
async function addHistory(port, persona) {
  const answer = await fetch(`${sandboxUrl(port)}/sandbox/history`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona, count: ROWS }),
  });
  if (!answer.ok) throw new Refusal(`The sandbox answered ${answer.status} when asked for more history.`);
  const { accountId } = await answer.json();
  return accountId;
}

/** Six builds against one, and all six again when nothing changed. @param {number} runs @returns {Promise<Rows>} */
async function builds(runs) {
  const all = brandIds().map((brand) => `brand-${brand}`);
  const timed = async (/** @type {string} */ label, /** @type {string[]} */ args) => {
    const started = Date.now();
    const { code, output } = await step(label, () =>
      runNx(['run-many', '-t', 'build', '--outputStyle=static', ...args]),
    );
    if (code !== 0) throw new Refusal(`${output.trim()}\nThe build failed; its output is above.`);
    return Date.now() - started;
  };
  // Once for nothing: the first build after a change also makes what all brands share.
  await timed('Filling the cache', ['-p', all.join(',')]);
  /** @type {{ one: number, six: number, cached: number }[]} */
  const rounds = [];
  for (let run = 1; run <= runs; run++) {
    rounds.push({
      one: await timed(`One brand, round ${run} of ${runs}`, ['-p', String(all[0]), '--skip-nx-cache']),
      six: await timed('Six brands', ['-p', all.join(','), '--skip-nx-cache']),
      cached: await timed('Six brands, nothing changed', ['-p', all.join(',')]),
    });
  }
  const of = (/** @type {'one' | 'six' | 'cached'} */ name) => median(rounds.map((round) => round[name]));
  const [one, six, cached] = [of('one'), of('six'), of('cached')];
  return [
    ['build', 'time', '× one'],
    ['one brand', seconds(one), '1.00'],
    ['six brands', seconds(six), (six / one).toFixed(2)],
    ['six brands, cached', seconds(cached), (cached / one).toFixed(2)],
  ];
}

/** Transfers over HTTP beside the bare ledger transaction. @returns {Promise<Rows>} */
async function p2p() {
  const { bare, http, ratio, p99Ratio } = await step('Measuring transfers', measureP2p);
  return [
    ['P2P', 'a second', '× bare', 'p99 ms', '× bare'],
    ['bare ledger transaction', String(bare.perS), '1.00', String(bare.p99Ms), '1.00'],
    ['over HTTP', String(http.perS), ratio.toFixed(2), String(http.p99Ms), p99Ratio.toFixed(2)],
  ];
}

/** Transfers while others log in without a pause. @returns {Promise<Rows>} */
async function signIns() {
  const { alone, ...beside } = await step('Measuring transfers beside sign-ins', measureSignIns);
  const row = (/** @type {string} */ name, /** @type {import('../bench/sign-ins.mjs').BesideSignIns} */ speed) => [
    name,
    speed.ratio.toFixed(2),
    String(speed.p99Ms),
    speed.p99Ratio.toFixed(2),
    Object.entries(speed.answersPerS)
      .map(([status, perS]) => `${status}: ${perS}`)
      .join(', '),
    String(speed.signInMs ?? '–'),
  ];
  return [
    ['P2P beside sign-ins', '× alone', 'p99 ms', '× alone', 'answers a second', 'sign-in ms'],
    [`alone (${alone.perS} a second)`, '1.00', String(alone.p99Ms), '1.00', '–', '–'],
    row('16 strangers', beside.anonymous),
    row('16 customers', beside.real),
  ];
}

/** @param {Rows} rows */
function table(rows) {
  const [head = [], ...body] = rows;
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return ['', line(head), line(head.map(() => '---')), ...body.map(line), ''].join('\n');
}
