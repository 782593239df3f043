import path from 'node:path';
import { createdIn, namedIn } from './sql-names';
import type { Kind, Name } from './sql-positions';
import { sqlOf } from './sql-texts';
import type { SqlFile } from './sql-texts';

/** The floors of the bank, lowest first, as ESLint holds them for imports (lint/room-rules.mjs). Above them stands what measures and kills. */
const FLOORS = ['platform', 'ledger', 'identity', 'rooms', 'seed', 'qa', 'server'];

/** Names that run the wrong way, each as `place → name`, sorted. */
export interface Arrows {
  /** A floor names a thing of a higher one. */
  up: string[];
  /** A room names a thing of another room. */
  sideways: string[];
}

/** `rooms/history`, `identity/people`, `ledger`: a floor, or a room on it with all of its folders. */
const placeOf = (file: string): string => path.dirname(file).split('/').slice(0, 2).join('/');
const floorOf = (place: string): number => {
  const at = FLOORS.indexOf(place.split('/')[0] ?? '');
  return at < 0 ? FLOORS.length : at;
};

/** Where a name may have been created that stands in the place of such a kind: each table is a type too. */
const CREATED_AS: Readonly<Record<Kind, readonly Kind[]>> = {
  table: ['table'],
  type: ['type', 'table'],
  function: ['function'],
  trigger: ['trigger'],
};
const keyOf = ({ kind, name }: Name): string => `${kind} ${name}`;

/** The places that create each thing, by its kind and name. */
function placesOf(files: readonly { file: string; sql: readonly string[] }[]): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const { file, sql } of files) {
    for (const key of sql.flatMap(createdIn).map(keyOf)) {
      places.set(key, (places.get(key) ?? new Set()).add(placeOf(file)));
    }
  }
  return places;
}

/**
 * The arrows among files that run up, and those that run from room to room. A name that no file creates is of the database itself, or of
 * the statement, and no arrow. Of a name that several places create, one that may be named is enough.
 */
export function arrowsIn(texts: readonly SqlFile[]): Arrows {
  const files = texts.map((one) => ({ file: one.file, sql: sqlOf(one) }));
  const places = placesOf(files);
  const up = new Set<string>();
  const sideways = new Set<string>();
  for (const { file, sql } of files) {
    const from = placeOf(file);
    for (const { kind, name } of sql.flatMap(namedIn)) {
      const owners = CREATED_AS[kind].flatMap((as) => [...(places.get(keyOf({ kind: as, name })) ?? [])]);
      const reached = owners.filter((owner) => floorOf(owner) <= floorOf(from));
      if (owners.length === 0 || reached.some((owner) => !isSideways(from, owner))) continue;
      (reached.length === 0 ? up : sideways).add(`${from} → ${name}`);
    }
  }
  return { up: [...up].sort(), sideways: [...sideways].sort() };
}

/** Only rooms are walled off from each other: the folders of any other floor may name each other's things. */
const isSideways = (from: string, owner: string): boolean =>
  from !== owner && from.startsWith('rooms/') && owner.startsWith('rooms/');

/** What a list of arrows and the code say differently, each as a sentence that says what to do. */
export function faultsOf(found: readonly string[], listed: readonly string[], rule: string): string[] {
  return [
    ...found.filter((arrow) => !listed.includes(arrow)).map((arrow) => `${arrow}: a new arrow. ${rule}`),
    ...listed.filter((arrow) => !found.includes(arrow)).map((arrow) => `${arrow}: no longer so. Take it off the list.`),
    ...listed
      .filter((arrow, at) => at > 0 && arrow <= (listed[at - 1] ?? ''))
      .map((arrow) => `${arrow}: sort the list, each arrow once.`),
  ];
}
