import { isolated, Text } from '@bank/i18n';
import { useDeferredValue, useMemo } from 'react';
import { useAnswers } from '../answers';
import { HubPage } from '../people/list/hub-page';
import { treeOf } from '../rules/held';
import { treeProblems } from '../rules/tree-problems';
import { HeldInTheEnd } from './held-in-the-end';
import { PartPopups } from './part-popups';
import { depthsOf } from './tree/depths';
import { TreeView } from './tree/tree-view';
import { useTreeView } from './tree/use-tree-view';
import { ViewChoice } from './tree/view-choice';
import { TreeTable } from './tree-table';
import { useParts } from './use-parts';

/** So many levels leave room for what they come to. */
const COLUMNS_BESIDE = 2;

/** Who holds the company, level by level down to people (R3.5.5). */
export function ShareholdersHub() {
  const answers = useAnswers();
  const parts = useParts();
  const tree = treeOf(answers);
  const problems = useMemo(() => treeProblems(answers, BRAND.sourceOfWealth), [answers]);
  // A large tree comes to much: the share that was changed is on the screen first.
  const late = { answers: useDeferredValue(answers), problems: useDeferredValue(problems) };
  const { view, choose } = useTreeView(tree);
  const byId = useMemo(() => new Map(problems.map((one) => [one.id, one])), [problems]);
  const shown = { answers, problems: byId, onOpen: parts.popup.show };
  return (
    <HubPage
      title="onboarding.shareholders.name"
      heading={
        answers.name === '' ? (
          <Text id="onboarding.shareholders.title" />
        ) : (
          <Text id="onboarding.shareholders.titleOf" values={{ name: isolated(answers.name) }} />
        )
      }
      help="onboarding.shareholders.help"
      view={choose && <ViewChoice view={view} onChoose={choose} />}
      width={view === 'table' ? 'list' : depthsOf(answers, tree).length > COLUMNS_BESIDE ? 'deep' : 'drawing'}
      aside={<HeldInTheEnd answers={late.answers} />}
      problems={late.problems}
    >
      {parts.undoLine}
      {view === 'tree' ? <TreeView {...shown} /> : <TreeTable {...shown} />}
      <PartPopups parts={parts} />
    </HubPage>
  );
}
