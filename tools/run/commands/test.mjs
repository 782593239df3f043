import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stopChildren, stopWithChildren } from '../children.mjs';
import { Refusal } from '../entry.mjs';
import { installMissing } from '../install.mjs';
import { readOptions } from '../options.mjs';
import { ROOT } from '../root.mjs';
import { keepFlaky, tooManyFlaky } from '../testing/flaky.mjs';
import { inOrder } from '../testing/in-order.mjs';
import { keepTaken, readTaken, takenFile } from '../testing/left.mjs';
import { together } from '../testing/result.mjs';
import { doubledRooms, secondsByRoom, timingTable } from '../testing/timing.mjs';

/** How many lines of one failure are shown; the reports in .cache/test have the rest. */
const LINES = 60;
const HEAD_LINES = 8;

/** What each room's tests may take, in seconds. */
const BUDGETS = path.join(ROOT, 'tools/run/testing/budgets.json');

/**
 * `npm test [-- --only unit --only e2e]`: every check, what it took, and `N passed, N failed` as the last line.
 * `npm test -- --full`: in the full sizes (`@bank/run/size`).
 * `npm test -- --changed`: only what the changes since main touch. `--set-budgets` keeps what the rooms took as their budgets.
 * `npm run check`: only what runs nothing of the product (`--static`). A run that is red there stops, unless it has `--keep-going`.
 * `npm test -- --hunt 5 --only e2e`: looks for races (`testing/hunt.mjs`).
 * @param {string[]} argv
 * @returns {Promise<number>} 1 when anything failed
 */
export async function main(argv) {
  const asked = readOptions(argv, 'npm test: every check, and a last line `N passed, N failed`.', {
    only: {
      type: 'string',
      multiple: true,
      says: 'one check; may be said again (format, i18n, docs, types, lint, build, …)',
    },
    static: { type: 'boolean', says: 'only what runs nothing of the product: npm run check' },
    changed: { type: 'boolean', says: 'only what the changes since main touch' },
    full: { type: 'boolean', says: 'in the full sizes: every fault for every kind, thousands of runs' },
    'keep-going': { type: 'boolean', says: 'goes on where the static part is red' },
    hunt: { type: 'string', says: 'looks for races: so many rounds in random order beside busy loops' },
    'set-budgets': { type: 'boolean', says: 'keeps the seconds that the rooms took as their budgets' },
  });
  stopWithChildren();
  // Tests read it in one place, `tools/run/size`.
  if (asked.full) process.env['BANK_FULL'] = '1';
  await installMissing();
  if (asked.hunt !== undefined) return huntFor(asked.hunt, asked.only);
  const { checks } = await import('../testing/checks.mjs');
  const all = await checks(asked.changed ?? false);
  const unknown = asked.only?.find((name) => !all.some((check) => check.name === name));
  if (unknown !== undefined) {
    throw new Refusal(`There is no check "${unknown}": say one of ${all.map((check) => check.name).join(', ')}.`);
  }
  const chosen = all.filter(
    ({ name, isStatic = false }) => (asked.only?.includes(name) ?? true) && (isStatic || !asked.static),
  );
  const kept = takenFile(asked.full ?? false);
  const taken = asked.changed ? { parts: {}, files: {} } : readTaken(kept);
  const { results, parts } = await inOrder(chosen, { keepGoing: asked['keep-going'] ?? false, show, taken }).finally(
    stopChildren,
  );
  const sum = together(results);
  if (!asked.changed) keepTaken(parts, sum.files, kept);
  const rooms = secondsByRoom(sum.files);
  const budgets = asked['set-budgets'] ? setBudgets({ parts, rooms }) : readBudgets();
  console.log(timingTable(parts, sum.files, budgets.rooms).join('\n'));
  const doubled = doubledRooms(rooms, budgets.rooms);
  if (doubled.length > 0)
    console.log(['Rooms at twice their budget (no failure)', ...doubled.map((line) => `  ${line}`)].join('\n'));
  return closing(sum);
}

/** @param {string} rounds @param {string[]} [only] */
async function huntFor(rounds, only = ['unit', 'e2e']) {
  const { canBeHunted, hunt } = await import('../testing/hunt.mjs');
  const other = only.find((name) => !canBeHunted(name));
  if (other !== undefined) throw new Refusal(`"${other}" cannot be hunted: say unit or e2e.`);
  if (!/^[1-9]\d?$/.test(rounds)) throw new Refusal('Say how many rounds the hunt has, from 1 to 99: --hunt 5.');
  try {
    const result = await hunt(Number(rounds), only);
    show(result);
    return closing(result);
  } finally {
    await stopChildren();
  }
}

/** The last lines of a run. @param {import('../testing/result.mjs').Result} sum @returns {number} the exit code */
function closing({ passed, failures, files = [], flaky = [] }) {
  const tooMany = tooManyFlaky(flaky);
  for (const text of tooMany) console.log(shortened(text));
  for (const { title } of flaky) console.log(`flaky: ${title}`);
  // A run without tests says nothing of them.
  if (files.length > 0) keepFlaky(flaky);
  const failed = failures.length + tooMany.length;
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

/** @param {import('../testing/result.mjs').Result} result */
function show({ passed, failures, notes = [] }) {
  for (const failure of failures) console.log(shortened(failure));
  for (const note of notes) console.log(`  ${note}`);
  console.log(`  ${passed} passed, ${failures.length} failed`);
}

/** @typedef {{ parts: Record<string, number>, rooms: Record<string, number> }} Budgets seconds by the label of a part, and by room */

/** @returns {Budgets} */
const readBudgets = () => JSON.parse(readFileSync(BUDGETS, 'utf8'));

/** @param {{ parts: import('../testing/left.mjs').Part[], rooms: Record<string, number> }} taken @returns {Budgets} what is kept now, with what did not run */
function setBudgets({ parts, rooms }) {
  const before = readBudgets();
  const byLabel = Object.fromEntries(parts.map(({ label, seconds }) => [label, seconds]));
  const budgets = { parts: renewed(before.parts, byLabel), rooms: renewed(before.rooms, rooms) };
  writeFileSync(BUDGETS, `${JSON.stringify(budgets, null, 2)}\n`);
  return budgets;
}

/** @param {Record<string, number>} before @param {Record<string, number>} taken @returns {Record<string, number>} in whole seconds, by name */
function renewed(before, taken) {
  const whole = Object.entries(taken).map(([name, seconds]) => [name, Math.max(1, Math.ceil(seconds))]);
  return Object.fromEntries(
    [...Object.entries(before), ...whole].sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
}

/** The first lines name the test; the end says most, since that is where compilers and test runners sum up. @param {string} failure */
function shortened(failure) {
  const lines = failure.split('\n');
  const left = lines.length - LINES - HEAD_LINES;
  const kept = left > 0 ? [...lines.slice(0, HEAD_LINES), `… ${left} lines`, ...lines.slice(-LINES)] : lines;
  return `  ✗ ${kept.join('\n    ')}`;
}
