import type { Found } from '../found';
import type { Holding } from './tree/shares';
import { isOwner } from './tree/shares';

type Word = 'noSuchParty' | 'listedTwice' | 'ownerWrong' | 'ownerMissing';

interface Stated {
  owners: readonly { id: string; isControlling: boolean }[];
  personIds: ReadonlySet<string>;
  /** Of a tree without a fault. */
  holdings: ReadonlyMap<string, Holding>;
}

/** Owners are the holders of a quarter in the end, each of them, and those said to control the company (R3.5.8). */
export function ownerFaults({ owners, personIds, holdings }: Stated): readonly Found<Word>[] {
  const ids = owners.map(({ id }) => id);
  const field = (id: string) => `ultimateBeneficiaryOwners.${id}`;
  const listed = owners.flatMap(({ id, isControlling }, at): Found<Word>[] => {
    if (!personIds.has(id)) return [{ word: 'noSuchParty', field: field(id) }];
    if (ids.indexOf(id) < at) return [{ word: 'listedTwice', field: field(id) }];
    return isControlling || isOwner(holdings.get(id)) ? [] : [{ word: 'ownerWrong', field: field(id) }];
  });
  const missing = [...holdings].filter(([id, holding]) => isOwner(holding) && !ids.includes(id));
  return [...listed, ...missing.map(([id]): Found<Word> => ({ word: 'ownerMissing', field: field(id) }))];
}
