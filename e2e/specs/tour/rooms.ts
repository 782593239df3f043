import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths, registerPaths } from '@bank/paths';
import type { Leg } from './stops';

const LIBS = join(import.meta.dirname, '../../../libs');
/** What no route table names: the 404 page, and what a start asks first. */
const ELSE = 'shell';

type Name = keyof typeof paths | keyof typeof registerPaths;
const PATTERNS = { ...paths, ...registerPaths };
const isName = (name: string): name is Name => name in PATTERNS;

/** @param pattern for example `/cards/:cardId` */
const matching = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);

/** The rooms of the addresses, by what their route tables name. */
const ROOMS: readonly { room: string; pattern: RegExp }[] = readdirSync(LIBS).flatMap((room) => {
  const table = join(LIBS, room, 'src/routes.tsx');
  if (!existsSync(table)) return [];
  const names = [...readFileSync(table, 'utf8').matchAll(/\b(?:registerPaths|paths)\.(\w+)/g)].map(
    ([, name = '']) => name,
  );
  return names.filter(isName).map((name) => ({ room, pattern: matching(PATTERNS[name].pattern) }));
});

/** The room whose screen stands at a stop. */
export function roomAt(stop: string): string {
  const { pathname } = new URL(stop, 'http://localhost');
  return ROOMS.find(({ pattern }) => pattern.test(decodeURI(pathname)))?.room ?? ELSE;
}

/**
 * The parts of the tours that see a screen of these rooms. A run of what a change touches names them in TOUR (`cards,payees`); any other
 * run sees all.
 */
export function touring(legs: readonly Leg[], rooms = process.env['TOUR']): readonly Leg[] {
  if (rooms === undefined) return legs;
  const asked = rooms.split(',');
  return legs.filter(({ stops }) => stops.some((stop) => asked.includes(roomAt(stop))));
}
