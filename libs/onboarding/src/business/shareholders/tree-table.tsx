import { memo } from 'react';
import { treeOf } from '../rules/held';
import { LevelPart } from './level-part';
import type { ShownTree } from './use-parts';

/** The holders as lists, a company each, the one that applies first. */
export const TreeTable = memo(function TreeTable(shown: ShownTree) {
  return treeOf(shown.answers).companies.map((company) => <LevelPart key={company} company={company} {...shown} />);
});
