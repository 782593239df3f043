import type { Refusals } from '@bank/protocol';
import { MAX_PARTS } from '@bank/protocol/onboarding-business';
import type { businessAccountCreate, Shareholder } from '@bank/protocol/onboarding-business';
import type { Found } from '../../found';
import { ROOT } from '../applicant';
import { directorFaults } from './director-faults';
import { partsOf, WHOLE } from './shares';

export type TreeWord = Extract<
  Refusals<typeof businessAccountCreate>,
  | 'tooMany'
  | 'noSuchParty'
  | 'noSuchEntry'
  | 'listedTwice'
  | 'aboveItself'
  | 'unlikeItself'
  | 'shareWrong'
  | 'sumWrong'
  | 'directorMissing'
>;
type Finding = Found<TreeWord>;

/** Who holds the company, and the persons and companies that may. */
export interface Tree {
  shareholders: readonly Shareholder[];
  personIds: ReadonlySet<string>;
  companyIds: ReadonlySet<string>;
}

/** A level names at least a tenth of its company. */
const LEAST = WHOLE / 10n;

/** What is wrong in the tree (R3.5.5), level by level from the top; each fault once, wherever its company stands. */
export function treeFaults(tree: Tree): readonly Finding[] {
  if (countParts(tree.shareholders) > MAX_PARTS) return [{ word: 'tooMany', field: 'shareholders' }];
  const found = levelFaults(tree.shareholders, { tree, level: ROOT, above: [], seen: new Map() });
  return [...new Map(found.map((one) => [`${one.word} ${one.field}`, one])).values()];
}

const countParts = (level: readonly Shareholder[]): number =>
  level.reduce((count, { shareholders = [] }) => count + 1 + countParts(shareholders), 0);

interface Place {
  tree: Tree;
  /** `root`, or the company whose level it is. */
  level: string;
  /** The companies over the level, itself included. */
  above: readonly string[];
  /** What stood below each company at its first place. */
  seen: Map<string, string>;
}

function levelFaults(holders: readonly Shareholder[], place: Place): Finding[] {
  const { tree, level, above } = place;
  const ids = holders.map(({ id }) => id);
  const found = holders.flatMap((holder, at) =>
    holderWords(holder, place, ids.indexOf(holder.id) < at).map((word) => ({
      word,
      field: `shareholders.${level}.${holder.id}`,
    })),
  );
  if (isSumWrong(holders)) found.push({ word: 'sumWrong', field: `shareholders.${level}` });
  for (const { type, id, directors = [], shareholders = [] } of holders) {
    if (type === 'person' || above.includes(id)) continue;
    found.push(
      ...directorFaults(directors, tree.personIds, `shareholders.${id}.directors`),
      ...levelFaults(shareholders, { ...place, level: id, above: [...above, id] }),
    );
  }
  return found;
}

/** What is wrong with one part of a level, most serious first. */
function holderWords(holder: Shareholder, place: Place, isAgain: boolean): TreeWord[] {
  const { tree, above } = place;
  const { type, id, share, directors = [], shareholders = [] } = holder;
  const isCompany = type === 'company';
  const isAbove = isCompany && above.includes(id);
  const words: readonly [TreeWord, boolean][] = [
    ['noSuchParty', !(isCompany ? tree.companyIds : tree.personIds).has(id)],
    ['noSuchEntry', !isCompany && directors.length + shareholders.length > 0],
    ['listedTwice', isAgain],
    ['aboveItself', isAbove],
    ['unlikeItself', isCompany && !isAbove && isUnlike(holder, place)],
    ['shareWrong', partsOf(share) === null],
  ];
  return words.flatMap(([word, isSo]) => (isSo ? [word] : []));
}

/** Whether a company stood elsewhere before with other directors or holders (R0.47). The first place is remembered. */
function isUnlike(holder: Shareholder, { seen }: Place): boolean {
  const before = seen.get(holder.id);
  const now = likeness(holder);
  if (before === undefined) seen.set(holder.id, now);
  return before !== undefined && before !== now;
}

/** Of wrong shares there is no sum to speak of: each is refused for itself. */
function isSumWrong(holders: readonly Shareholder[]): boolean {
  let sum = 0n;
  for (const { share } of holders) {
    const parts = partsOf(share);
    if (parts === null) return false;
    sum += parts;
  }
  return sum < LEAST || sum > WHOLE;
}

/** A company's directors and who holds how much of it, however they are ordered or written. */
function likeness({ directors = [], shareholders = [] }: Shareholder): string {
  const held = shareholders.map(({ id, share }) => `${id} ${partsOf(share) ?? share}`);
  return JSON.stringify([[...directors].sort(), held.sort()]);
}
