import { bareList, medianList, ownList } from '../bench/list.mjs';
import { measureFiles } from '../bench/files.mjs';
import { measureP2p } from '../bench/p2p.mjs';
import { measureMoves, medianMoves } from '../bench/moving.mjs';
import { measureSheet } from '../bench/sheet.mjs';
import { measureScale } from '../bench/scale.mjs';
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
 * `npm run bench [-- --only paint|list|sheet|move|build|p2p|sign-ins|scale|files] [--brand a] [--runs 3]`: speeds beside a floor in the same run, as ratios.
 * @param {string[]} argv
 * @returns {Promise<number>}
 */
export async function main(argv) {
  const asked = readOptions(argv, 'npm run bench: speeds beside a floor in the same run, as ratios.', {
    only: { type: 'string', says: 'paint, list, sheet, move, build, p2p, sign-ins, scale or files' },
    brand: { type: 'string', says: 'one brand, a to f' },
    runs: { type: 'string', says: 'rounds of each measure (3)' },
  });
  const brands = asked.brand === undefined ? brandIds() : chosenBrands({ brand: asked.brand });
  const runs = Number(asked.runs ?? 3);
  if (!Number.isInteger(runs) || runs < 1) throw new Refusal('--runs wants a whole number from 1.');
  const parts = {
    paint: () => paint(brands, runs),
    list: () => list(brands[0] ?? '', runs),
    sheet: () => sheet(brands.includes('d') ? 'd' : (brands[0] ?? '')),
    move: () => moves(brands.includes('d') ? 'd' : (brands[0] ?? ''), runs),
    build: () => builds(runs),
    p2p,
    'sign-ins': signIns,
    scale,
    files,
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

/** A file of many payments beside a list by hand. @param {string} brand @returns {Promise<Rows>} */
async function sheet(brand) {
  const { cost, floor } = await onStage([brand], ({ origins, sandboxPort }) =>
    withFloors(async (floors) => {
      const browser = await launchChromium();
      try {
        const olivia = (await fetchPersonas(sandboxPort)).find(({ key }) => key === 'olivia');
        if (!olivia) throw new Refusal('The sandbox has no persona olivia.');
        const byHand = await step('Measuring a list by hand', () => bareList(browser, floors.list));
        const own = await step('Measuring a sheet of 10,000 payments', () =>
          measureSheet(browser, origins.get(brand) ?? '', olivia),
        );
        return { cost: own, floor: byHand };
      } finally {
        await browser.close();
      }
    }),
  );
  return [
    ['10,000 payments, 4 × CPU', 'measured', 'limit'],
    ['read and checked, ms', cost.readMs.toFixed(0), '3000'],
    ['longest task meanwhile, ms', cost.longestMs.toFixed(0), '50'],
    ['key to paint, p95 / worst, ms', `${cost.keyMs.p95.toFixed(0)} / ${cost.keyMs.worst.toFixed(0)}`, '50'],
    ['scrolling × by hand', (cost.frameMs / floor.frameMs).toFixed(2), '1.6'],
    ['memory of the page, MB', cost.heapMb.toFixed(0), '250'],
  ];
}

/** From a click to the content of a screen. @param {string} brand @param {number} runs @returns {Promise<Rows>} */
async function moves(brand, runs) {
  const measured = await onStage([brand], async ({ origins, sandboxPort }) => {
    const browser = await launchChromium();
    try {
      const kai = (await fetchPersonas(sandboxPort)).find(({ key }) => key === 'kai');
      if (!kai) throw new Refusal('The sandbox has no persona kai.');
      /** @type {import('../bench/moving.mjs').Move[][]} */
      const rounds = [];
      for (let run = 1; run <= runs; run++) {
        await step(`Moving about, round ${run} of ${runs}`, async () => {
          rounds.push(await measureMoves(browser, origins.get(brand) ?? '', kai));
        });
      }
      return medianMoves(rounds);
    } finally {
      await browser.close();
    }
  });
  const all = (/** @type {'first' | 'second'} */ name) => median(measured.map((each) => each[name])).toFixed(0);
  const shift = Math.max(...measured.map((each) => each.shift));
  return [
    ['screen, 4 × CPU, slow 4G', 'first visit ms', 'again ms', 'shift'],
    ...measured.map(({ place, first, second, shift: of }) => [
      place,
      first.toFixed(0),
      second.toFixed(0),
      of.toFixed(3),
    ]),
    ['median (limits 400, 120)', all('first'), all('second'), shift.toFixed(3)],
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

/** What visits take at a bank of 1,000,000 ledger entries beside one of 10,000. @returns {Promise<Rows>} */
async function scale() {
  const { ordinary, busy } = await step('Measuring a small and a large bank', measureScale);
  const rows = (/** @type {string} */ who, /** @type {readonly import('../bench/scale.mjs').Growth[]} */ growths) =>
    growths.map(({ visit, small, large, ratio }) => [who, visit, small.toFixed(1), large.toFixed(1), ratio.toFixed(2)]);
  return [
    ['customer', 'visit', 'of 10,000 entries, ms', 'of 1,000,000, ms', '× (limit 1.5)'],
    ...rows('with 330 entries', ordinary),
    ...rows('with 11 % of all', busy),
  ];
}

/** What long files cost the bank. @returns {Promise<Rows>} */
async function files() {
  const { before, costs } = await step('Writing long files', measureFiles);
  return [
    [
      `100,000 transactions, ${before} MB before`,
      'time',
      'MB',
      'memory MB (limit 300)',
      'main thread held p99 / max ms',
      'adds up',
    ],
    ...costs.map(({ file, ms, bytes, rssMb, held, addsUp }) => [
      file,
      seconds(ms),
      (bytes / 1e6).toFixed(1),
      String(rssMb),
      `${held.p99Ms.toFixed(0)} / ${held.maxMs.toFixed(0)}`,
      addsUp === null ? '–' : addsUp ? 'yes' : 'NO',
    ]),
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
  const held = (/** @type {import('../bench/sign-ins.mjs').Held} */ { p99Ms, maxMs }) => `${p99Ms} / ${maxMs}`;
  const row = (/** @type {string} */ name, /** @type {import('../bench/sign-ins.mjs').BesideSignIns} */ speed) => [
    name,
    speed.ratio.toFixed(2),
    String(speed.p99Ms),
    speed.p99Ratio.toFixed(2),
    Object.entries(speed.answersPerS)
      .map(([status, perS]) => `${status}: ${perS}`)
      .join(', '),
    String(speed.signInMs ?? '–'),
    held(speed.held),
  ];
  return [
    [
      'P2P beside sign-ins',
      '× alone',
      'p99 ms',
      '× alone',
      'answers a second',
      'sign-in ms',
      'main thread held p99 / max ms',
    ],
    [`alone (${alone.perS} a second)`, '1.00', String(alone.p99Ms), '1.00', '–', '–', held(alone.held)],
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
