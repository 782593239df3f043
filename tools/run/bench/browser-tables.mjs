import { launchChromium } from '../browser.mjs';
import { Refusal } from '../entry.mjs';
import { step } from '../progress.mjs';
import { fetchPersonas, sandboxUrl } from '../sandbox.mjs';
import { onStage } from '../stage.mjs';
import { cpuSlowing } from './cpu.mjs';
import { withFloors } from './floors.mjs';
import { bareList, medianList, ownList } from './list.mjs';
import { measureMoves, medianMoves } from './moving.mjs';
import { measurePaint, median, medianPaint } from './paint.mjs';
import { measurePicture } from './picture.mjs';
import { measurePresses } from './presses.mjs';
import { measureSheet } from './sheet.mjs';
import { measureTree } from './tree.mjs';

/** Rows of the long history. */
const ROWS = 100_000;
/** From a click to the content of a screen, ms. */
const AT_ONCE_MS = 400;
const FIRST_VISIT_MS = 250;
const AGAIN_MS = 60;

/** @typedef {string[][]} Rows the first row holds the headings */

/** First and largest paint of sign-in. @param {string[]} brands @param {number} runs @returns {Promise<Rows>} */
export async function paint(brands, runs) {
  const measured = await onStage(brands, ({ origins }) =>
    withFloors(async (floors) => {
      const pages = [['static page', floors.static], ['required stack', floors.stack], ...origins].map(
        ([name = '', origin = '']) => ({
          name,
          url: `${origin}/login`,
        }),
      );
      return onSlowPhone(async (browser, { rate }) => {
        // Once for nothing: the servers compress on the first request.
        for (const { url } of pages) await measurePaint(browser, url, rate);
        /** @type {Map<string, import('./paint.mjs').Paint[]>} */
        const found = new Map(pages.map(({ name }) => [name, []]));
        // Round by round, so that a busy minute of the machine hits all of them alike.
        for (let run = 1; run <= runs; run++) {
          await step(`Measuring sign-in, round ${run} of ${runs}`, async () => {
            for (const { name, url } of pages) found.get(name)?.push(await measurePaint(browser, url, rate));
          });
        }
        return new Map([...found].map(([name, rounds]) => [name, medianPaint(rounds)]));
      });
    }),
  );
  const page = measured.get('static page');
  const stack = measured.get('required stack');
  if (!page || !stack) throw new Refusal('The floors could not be measured.');
  const rows = [...measured].map(([name, { fcp, lcp, cls, requests, scripts }]) => [
    name,
    fcp.toFixed(0),
    (fcp / page.fcp).toFixed(2),
    lcp.toFixed(0),
    (lcp / stack.lcp).toFixed(2),
    (lcp / page.lcp).toFixed(2),
    String(requests),
    (scripts / 1000).toFixed(1),
    (scripts / stack.scripts).toFixed(2),
    cls.toFixed(3),
  ]);
  return [
    ['sign-in', 'FCP ms', '× static', 'LCP ms', '× stack', '× static', 'requests', 'JS kB', '× stack', 'shift'],
    ...rows,
  ];
}

/** A long history beside a list by hand. @param {string} brand @param {number} runs @returns {Promise<Rows>} */
export async function list(brand, runs) {
  const { own, floor } = await onStage([brand], ({ origins, sandboxPort }) =>
    withFloors(async (floors) => {
      return onSlowPhone(async (browser, { rate }) => {
        const ana = await personaOf(sandboxPort, 'ana');
        const accountId = await step(`Adding ${ROWS.toLocaleString('en')} rows of history`, () =>
          addHistory(sandboxPort, ana.key),
        );
        /** @type {{ floor: import('./list.mjs').ListCost[], own: import('./list.mjs').ListCost[] }} */
        const rounds = { floor: [], own: [] };
        for (let run = 1; run <= runs; run++) {
          await step(`Measuring the list, round ${run} of ${runs}`, async () => {
            rounds.floor.push(await bareList(browser, floors.list, rate));
            rounds.own.push(await ownList(browser, origins.get(brand) ?? '', { who: ana, accountId, rate }));
          });
        }
        return { floor: medianList(rounds.floor), own: medianList(rounds.own) };
      });
    }),
  );
  const row = (/** @type {string} */ name, /** @type {import('./list.mjs').ListCost} */ cost) => [
    name,
    cost.mountMs.toFixed(0),
    (cost.mountMs / floor.mountMs).toFixed(2),
    cost.frameMs.toFixed(2),
    (cost.frameMs / floor.frameMs).toFixed(2),
    String(cost.nodes),
  ];
  return [
    ['100,000 rows', 'mount ms', '× by hand (limit 0.9)', 'main thread ms/frame', '× by hand (limit 1.1)', 'DOM nodes'],
    row('by hand', floor),
    row('history', own),
  ];
}

/** A file of many payments beside a list by hand. @param {string} brand @returns {Promise<Rows>} */
export async function sheet(brand) {
  const { cost, floor } = await onStage([brand], ({ origins, sandboxPort }) =>
    withFloors(async (floors) => {
      return onSlowPhone(async (browser, { rate }) => {
        const olivia = await personaOf(sandboxPort, 'olivia');
        const byHand = await step('Measuring a list by hand', () => bareList(browser, floors.list, rate));
        const own = await step('Measuring a sheet of 10,000 payments', () =>
          measureSheet(browser, origins.get(brand) ?? '', olivia, rate),
        );
        return { cost: own, floor: byHand };
      });
    }),
  );
  return [
    ['10,000 payments on a slow phone', 'measured', 'limit'],
    ['read and checked, ms', cost.readMs.toFixed(0), '3000'],
    ['longest task meanwhile, ms', cost.longestMs.toFixed(0), '50'],
    ['key to paint, p95 / worst, ms', `${cost.keyMs.p95.toFixed(0)} / ${cost.keyMs.worst.toFixed(0)}`, '50'],
    ['scrolling × by hand', (cost.frameMs / floor.frameMs).toFixed(2), '1.6'],
    ['memory of the page, MB', cost.heapMb.toFixed(0), '250'],
  ];
}

/** A company's holders, two hundred of them, at a fourth of the machine's speed. @param {string} brand @returns {Promise<Rows>} */
export async function tree(brand) {
  const costs = await onStage([brand], async ({ origins }) => {
    const browser = await launchChromium();
    try {
      const origin = origins.get(brand) ?? '';
      return await step('Changing a tree of holders', async () => ({
        tree: await measureTree(browser, origin, TREE_RATE, 'tree'),
        table: await measureTree(browser, origin, TREE_RATE, 'table'),
      }));
    } finally {
      await browser.close();
    }
  });
  return [
    ['a share changed at 4 × CPU', 'nodes', 'p95 ms', 'worst ms (limit 100)'],
    ...Object.entries(costs).map(([view, { nodes, p95, worst }]) => [
      view,
      String(nodes),
      p95.toFixed(0),
      worst.toFixed(0),
    ]),
  ];
}

const TREE_RATE = 4;

/** A photo of an identity card is checked before it is sent, at a fourth of the machine's speed. @param {string} brand @param {number} runs @returns {Promise<Rows>} */
export async function picture(brand, runs) {
  const rounds = await onStage([brand], async ({ origins, sandboxPort }) => {
    const browser = await launchChromium();
    try {
      const origin = origins.get(brand) ?? '';
      const kyra = await personaOf(sandboxPort, 'kyra');
      /** @type {Record<'worker' | 'page', import('./picture.mjs').PictureCost>[]} */
      const all = [];
      for (let run = 1; run <= runs; run++) {
        await step(`Checking a photo, round ${run} of ${runs}`, async () => {
          all.push({
            worker: await measurePicture(browser, origin, kyra, PICTURE_RATE, 'worker'),
            page: await measurePicture(browser, origin, kyra, PICTURE_RATE, 'page'),
          });
        });
      }
      return all;
    } finally {
      await browser.close();
    }
  });
  const of = (/** @type {'worker' | 'page'} */ where, /** @type {keyof import('./picture.mjs').PictureCost} */ what) =>
    median(rounds.map((round) => round[where][what])).toFixed(0);
  return [
    ['a photo of 12 megapixels at 4 × CPU', 'measured', 'limit'],
    ['checked beside the page, ms', of('worker', 'checkedMs'), '1000'],
    // A browser slows no worker. This is what one would take on a slow phone.
    ['the same in the slowed page, ms', of('page', 'checkedMs'), '1000'],
    ['longest task meanwhile, ms', of('worker', 'longestMs'), '50'],
  ];
}

const PICTURE_RATE = 4;

/** From a click to the content of a screen. @param {string} brand @param {number} runs @returns {Promise<Rows>} */
export async function moves(brand, runs) {
  const { measured, cpu } = await onStage([brand], ({ origins, sandboxPort }) =>
    onSlowPhone(async (browser, slowing) => {
      const who = (/** @type {string} */ key) => personaOf(sandboxPort, key);
      /** @type {import('./moving.mjs').Move[][]} */
      const rounds = [];
      for (let run = 1; run <= runs; run++) {
        await step(`Moving about, round ${run} of ${runs}`, async () => {
          rounds.push(await measureMoves(browser, origins.get(brand) ?? '', who, slowing.rate));
        });
      }
      return { measured: medianMoves(rounds), cpu: slowing };
    }),
  );
  const over = (/** @type {number} */ ms, /** @type {number} */ limit) =>
    `${ms.toFixed(0)}${ms > limit ? ' over' : ''}`;
  return [
    [
      `screen, ${speed(cpu)}, slow 4G`,
      `at once after signing in, ms (limit ${AT_ONCE_MS})`,
      `first visit ms (limit ${FIRST_VISIT_MS})`,
      `again ms (limit ${AGAIN_MS})`,
      'shift (limit 0)',
    ],
    ...measured.map(({ place, atOnce, first, second, shift }) => [
      place,
      Number.isNaN(atOnce) ? '' : over(atOnce, AT_ONCE_MS),
      over(first, FIRST_VISIT_MS),
      over(second, AGAIN_MS),
      shift.toFixed(3),
    ]),
  ];
}

/** From the press of a control to the next paint. @param {string} brand @returns {Promise<Rows>} */
export async function presses(brand) {
  const { measured, cpu } = await onStage([brand], ({ origins, sandboxPort }) =>
    onSlowPhone(async (browser, slowing) => {
      const kai = await personaOf(sandboxPort, 'kai');
      const all = await step('Pressing every control', () =>
        measurePresses(browser, origins.get(brand) ?? '', kai, slowing.rate),
      );
      return { measured: all, cpu: slowing };
    }),
  );
  return [
    [`screen, ${speed(cpu)}`, 'controls', 'p95 ms (limit 100)', 'worst ms (limit 150)', 'the worst'],
    ...measured.map(({ screen, presses: count, p95, worst, worstOf }) => [
      screen,
      String(count),
      p95.toFixed(0),
      worst.toFixed(0),
      worstOf,
    ]),
  ];
}

/** @param {{ rate: number, index: number }} cpu */
const speed = ({ rate, index }) => `CPU ${rate.toFixed(1)} × slower (index ${index})`;

/**
 * A browser whose pages are to be slowed to a phone's speed.
 * @template T
 * @param {(browser: import('playwright').Browser, cpu: { rate: number, index: number }) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function onSlowPhone(work) {
  const browser = await launchChromium();
  try {
    return await work(browser, await step('Finding the speed of a phone', () => cpuSlowing(browser)));
  } finally {
    await browser.close();
  }
}

/** @param {number} port @param {string} key */
async function personaOf(port, key) {
  const found = (await fetchPersonas(port)).find((persona) => persona.key === key);
  if (!found) throw new Refusal(`The sandbox has no persona ${key}.`);
  return found;
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
