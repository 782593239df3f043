import { isolated, Text } from '@bank/i18n';
import { useAnswers } from '../answers';
import { HubPage } from '../people/list/hub-page';
import { treeOf } from '../rules/held';
import { treeProblems } from '../rules/tree-problems';
import { HeldInTheEnd } from './held-in-the-end';
import { LevelPart } from './level-part';
import { PartPopups } from './part-popups';
import { depthsOf } from './tree/depths';
import { TreeView } from './tree/tree-view';
import { useTreeView } from './tree/use-tree-view';
import { ViewChoice } from './tree/view-choice';
import { useParts } from './use-parts';

/** So many levels leave room for what they come to. */
const COLUMNS_BESIDE = 2;

/** Who holds the company, level by level down to people (R3.5.5). */
export function ShareholdersHub() {
  const answers = useAnswers();
  const parts = useParts();
  const tree = treeOf(answers);
  const problems = treeProblems(answers, BRAND.sourceOfWealth);
  const { view, choose } = useTreeView(tree);
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
      aside={<HeldInTheEnd tree={tree} />}
      problems={problems}
    >
      {parts.undoLine}
      {view === 'tree' ? (
        <TreeView tree={tree} problems={problems} parts={parts} />
      ) : (
        tree.companies.map((company) => (
          <LevelPart key={company} company={company} tree={tree} problems={problems} parts={parts} />
        ))
      )}
      <PartPopups parts={parts} />
    </HubPage>
  );
}
