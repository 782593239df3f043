import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.mjs';
import { UNSEEN } from './touched.mjs';

/** Which journeys belong to a room, where their folder has another name. */
const FOLDERS = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  auth: ['auth', 'activation'],
  shell: ['shell', 'doors'],
});
/** Every room that draws something is on the tour. */
const TOUR = 'specs/tour/tour.spec.ts';

/**
 * The one journey that a change elsewhere asks of a folder of journeys: the one that goes through most of its room. A folder that is missing
 * here makes a test red.
 */
export const MAIN = /** @type {Readonly<Record<string, string>>} */ ({
  accounts: 'accounts.spec.ts',
  activation: 'activates-by-the-link.spec.ts',
  admin: 'acts-for-a-customer.spec.ts',
  auth: 'signs-in-by-every-flow.spec.ts',
  cards: 'lives-and-pays.spec.ts',
  doors: 'menus.spec.ts',
  history: 'history.spec.ts',
  invoices: 'asked-paid-rejected.spec.ts',
  'kyc-tax': 'kyc.spec.ts',
  news: 'terms-stand-in-the-way.spec.ts',
  onboarding: 'register.spec.ts',
  payees: 'book.spec.ts',
  profile: 'personal-information.spec.ts',
  receive: 'by-keyboard.spec.ts',
  recurring: 'repeats-and-waits.spec.ts',
  settings: 'settings.spec.ts',
  shell: 'around-the-screens.spec.ts',
  transfers: 'money-arrives.spec.ts',
  wrapper: 'inside-the-app.spec.ts',
});

/** Where the bank's rooms end and the floors begin that all of them stand on. */
const FLOOR = /^tools\/sandbox\/src\/(?!rooms\/|[^/]+\.ts$)/;

/** What every screen shows or the tour itself is made of: the frames, the brands, shared styles, and what journeys share. */
const EVERYWHERE = /^(?:libs\/shell\/|apps\/|libs\/(?:kit|ui)\/.*\.css$|e2e\/(?!specs\/(?!tour\/)))/;

/**
 * The rooms whose screens the tour looks at after a change: those that changed, and those that use by name what changed in a library
 * without screens.
 * @param {readonly string[]} files changed ones
 * @param {readonly string[]} near names of rooms that use them
 * @returns {readonly string[] | undefined} undefined for all of them, where every screen may have changed or the tour itself
 */
export function touredAfter(files, near) {
  const seen = files.filter((file) => !UNSEEN.test(file));
  if (
    files.some((file) => file.startsWith('e2e/') && EVERYWHERE.test(file)) ||
    seen.some((file) => EVERYWHERE.test(file))
  )
    return undefined;
  const drawn = [...new Set(drawnBy(files))];
  const shared = drawn.filter((room) => !hasScreens(room));
  const rooms = [
    ...drawn.filter(hasScreens),
    ...(shared.length > 0 ? near.filter((room) => room === 'shell' || hasScreens(room)) : []),
  ];
  return rooms.length > 0 ? [...new Set(rooms)] : undefined;
}

/** @param {string} room */
const hasScreens = (room) => existsSync(path.join(ROOT, 'libs', room, 'src/routes.tsx'));

/** @param {readonly string[]} files changed ones @returns {string[]} names of the apps and libraries whose sources these are */
const drawnBy = (files) =>
  files
    .filter((file) => !UNSEEN.test(file))
    .flatMap((file) => /^(?:libs|apps)\/(?!testing\/)([^/]+)\//.exec(file)?.[1] ?? []);

/**
 * The journeys that a change asks for: all of a library that changed, those that changed themselves, and one of each room that uses what
 * changed. A floor of the bank asks one of every room. Where something is drawn the tour looks at it.
 * @param {readonly string[]} files changed ones
 * @param {readonly string[]} near names of rooms that use them
 * @returns {string[]} spec files and folders, in e2e/
 */
export function journeysOf(files, near) {
  const specs = files
    .filter((file) => file.startsWith('e2e/') && file.endsWith('.spec.ts'))
    .map((file) => file.slice(4));
  const sources = files.filter((file) => !UNSEEN.test(file));
  const drawing = drawnBy(files);
  const folders = [...new Set(drawing)].flatMap((room) => (FOLDERS[room] ?? [room]).map((name) => `specs/${name}/`));
  const visited = sources.some((file) => FLOOR.test(file))
    ? Object.keys(MAIN)
    : near.flatMap((room) => FOLDERS[room] ?? [room]);
  const mains = visited.flatMap((name) => (MAIN[name] === undefined ? [] : [`specs/${name}/${MAIN[name]}`]));
  const others = mains.filter((spec) => !folders.some((folder) => spec.startsWith(folder)));
  const chosen = [...specs, ...folders, ...others, ...(drawing.length > 0 ? [TOUR] : [])];
  return [...new Set(chosen)].filter((journey) => existsSync(path.join(ROOT, 'e2e', journey)));
}
