import { measureBesideBatch } from '../bench/beside-batch.mjs';
import { measureFiles } from '../bench/files.mjs';
import { measureLists } from '../bench/lists.mjs';
import { measureP2p } from '../bench/p2p.mjs';
import { measureScale } from '../bench/scale.mjs';
import { measureSignIns } from '../bench/sign-ins.mjs';
import { measureUploads } from '../bench/uploads.mjs';
import { median } from '../bench/paint.mjs';
import { list, moves, paint, picture, presses, sheet, tree } from '../bench/browser-tables.mjs';
import { brandIds, chosenBrands } from '../brands.mjs';
import { runNx, stopChildren, stopWithChildren } from '../children.mjs';
import { Refusal } from '../entry.mjs';
import { installMissing } from '../install.mjs';
import { readOptions } from '../options.mjs';
import { seconds, step } from '../progress.mjs';

/**
 * `npm run bench [-- --only paint|list|sheet|move|press|tree|picture|build|p2p|sign-ins|scale|lists|files|uploads|batch] [--brand a] [--runs 5]`: speeds beside a floor in the same run, as ratios.
 * @param {string[]} argv
 * @returns {Promise<number>}
 */
export async function main(argv) {
  const asked = readOptions(argv, 'npm run bench: speeds beside a floor in the same run, as ratios.', {
    only: {
      type: 'string',
      multiple: true,
      says: 'may be said again: paint, list, sheet, move, press, tree, picture, build, p2p, sign-ins, scale, lists, files, uploads or batch',
    },
    brand: { type: 'string', says: 'one brand, a to f' },
    runs: { type: 'string', says: 'rounds of each measure (5)' },
  });
  const brands = asked.brand === undefined ? brandIds() : chosenBrands({ brand: asked.brand });
  const runs = Number(asked.runs ?? 5);
  if (!Number.isInteger(runs) || runs < 1) throw new Refusal('--runs wants a whole number from 1.');
  const parts = {
    paint: () => paint(brands, runs),
    list: () => list(brands[0] ?? '', runs),
    sheet: () => sheet(brands.includes('d') ? 'd' : (brands[0] ?? '')),
    move: () => moves(brands.includes('d') ? 'd' : (brands[0] ?? ''), runs),
    press: () => presses(brands.includes('d') ? 'd' : (brands[0] ?? '')),
    tree: () => tree(brands.includes('d') ? 'd' : (brands[0] ?? '')),
    picture: () => picture(brands.includes('d') ? 'd' : (brands[0] ?? ''), runs),
    build: () => builds(runs),
    p2p,
    'sign-ins': signIns,
    scale,
    lists,
    files,
    uploads,
    batch,
  };
  const unknown = asked.only?.filter((name) => !(name in parts)) ?? [];
  if (unknown.length > 0)
    throw new Refusal(`--only wants one of ${Object.keys(parts).join(', ')}, not ${unknown.join(', ')}.`);
  const chosen = Object.entries(parts).filter(([name]) => asked.only?.includes(name) ?? true);
  stopWithChildren();
  await installMissing();
  try {
    for (const [, measure] of chosen) console.log(table(await measure()));
  } finally {
    await stopChildren();
  }
  return 0;
}

/** @typedef {import('../bench/browser-tables.mjs').Rows} Rows */

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

/** What lists of one customer take beside 100,000 others. @returns {Promise<Rows>} */
async function lists() {
  const found = await step('Measuring lists alone and among others', measureLists);
  return [
    ['list', 'alone, ms', 'among 100,000 others, ms', '× (limit 1.2)'],
    ...found.map(({ visit, small, large, ratio }) => [visit, small.toFixed(1), large.toFixed(1), ratio.toFixed(2)]),
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

/** What files of customers cost others. @returns {Promise<Rows>} */
async function uploads() {
  const { before, alone, hostile, right } = await step('Measuring transfers beside files', measureUploads);
  const held = (/** @type {import('../bench/sign-ins.mjs').Held} */ { p99Ms, maxMs }) => `${p99Ms} / ${maxMs}`;
  const row = (/** @type {string} */ name, /** @type {import('../bench/uploads.mjs').BesideFiles} */ beside) => [
    name,
    beside.ratio.toFixed(2),
    beside.p99Ratio.toFixed(2),
    held(beside.held),
    String(beside.rssMb),
    Object.entries(beside.answers)
      .map(([said, count]) => `${said}: ${count}`)
      .join(', '),
  ];
  return [
    [
      `P2P beside files, ${before} MB before`,
      '× alone',
      'p99 × alone (limit 3)',
      'main thread held p99 / max ms',
      'memory MB (limit 300)',
      'answers',
    ],
    [`alone (${alone.perS} a second)`, '1.00', '1.00', held(alone.held), String(alone.rssMb), '–'],
    row('hostile files', hostile),
    row('10,000 right rows', right),
  ];
}

/** How late single payments leave while a batch is paid. @returns {Promise<Rows>} */
async function batch() {
  const { alone, beside, rows, batchMs } = await step('Measuring payments beside a batch', measureBesideBatch);
  const row = (/** @type {string} */ name, /** @type {import('../bench/beside-batch.mjs').Lateness} */ late) => [
    name,
    String(late.payments),
    String(late.p99Ms),
    String(late.maxMs),
  ];
  return [
    ['single payments', 'left', 'late p99 ms (limit 1000)', 'max ms'],
    row('alone', alone),
    row(`beside ${rows} rows, paid in ${seconds(batchMs)}`, beside),
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
