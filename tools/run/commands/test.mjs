import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stopChildren, stopWithChildren } from '../children.mjs';
import { Refusal } from '../entry.mjs';
import { installMissing } from '../install.mjs';
import { readOptions } from '../options.mjs';
import { ROOT } from '../root.mjs';
import { inOrder } from '../testing/in-order.mjs';
import { together } from '../testing/result.mjs';
import { doubledRooms, secondsByRoom, timingTable } from '../testing/timing.mjs';

/** How many lines of one failure are shown; the reports in .cache/test have the rest. */
const LINES = 60;
const HEAD_LINES = 8;

/** What each room's tests may take, in seconds. */
const BUDGETS = path.join(ROOT, 'tools/run/testing/budgets.json');

/**
 * `npm test [-- --only unit --only e2e]`: every check, what it took, and `N passed, N failed` as the last line.
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
    'keep-going': { type: 'boolean', says: 'goes on where the static part is red' },
    hunt: { type: 'string', says: 'looks for races: so many rounds in random order beside busy loops' },
    'set-budgets': { type: 'boolean', says: 'keeps the seconds that the rooms took as their budgets' },
  });
  stopWithChildren();
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
  const { results, parts } = await inOrder(chosen, { keepGoing: asked['keep-going'] ?? false, show }).finally(
    stopChildren,
  );
  const sum = together(results);
  const rooms = secondsByRoom(sum.files ?? []);
  const budgets = asked['set-budgets'] ? setBudgets(rooms) : readBudgets();
  console.log(timingTable(parts, sum.files ?? [], budgets).join('\n'));
  const doubled = doubledRooms(rooms, budgets);
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
function closing({ passed, failures, closing: lines = [] }) {
  for (const line of lines) console.log(line);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 && passed > 0 ? 0 : 1;
}

/** @param {import('../testing/result.mjs').Result} result */
function show({ passed, failures, notes = [] }) {
  for (const failure of failures) console.log(shortened(failure));
  for (const note of notes) console.log(`  ${note}`);
  console.log(`  ${passed} passed, ${failures.length} failed`);
}

/** @returns {Record<string, number>} */
const readBudgets = () => JSON.parse(readFileSync(BUDGETS, 'utf8'));

/** @param {Record<string, number>} rooms @returns {Record<string, number>} what is kept now, with the rooms that did not run */
function setBudgets(rooms) {
  const taken = Object.entries(rooms).map(([room, seconds]) => [room, Math.max(1, Math.ceil(seconds))]);
  const budgets = Object.fromEntries(
    [...Object.entries(readBudgets()), ...taken].sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
  writeFileSync(BUDGETS, `${JSON.stringify(budgets, null, 2)}\n`);
  return budgets;
}

/** The first lines name the test; the end says most, since that is where compilers and test runners sum up. @param {string} failure */
function shortened(failure) {
  const lines = failure.split('\n');
  const left = lines.length - LINES - HEAD_LINES;
  const kept = left > 0 ? [...lines.slice(0, HEAD_LINES), `… ${left} lines`, ...lines.slice(-LINES)] : lines;
  return `  ✗ ${kept.join('\n    ')}`;
}
