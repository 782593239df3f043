import { isolated, Text, useText } from '@bank/i18n';
import { levelOf, nameOf, ROOT, useAnswers } from '../../answers';
import type { Problem } from '../../business-form';
import type { Tree } from '../../rules/held';
import { percentOf, sumOf } from '../../rules/shares';
import { usePercent } from '../../use-percent';
import type { Parts } from '../use-parts';
import { depthsOf } from './depths';
import { TreeCard } from './tree-card';
import { TreeLevel } from './tree-level';
import './tree.css';

interface TreeViewProps {
  tree: Tree;
  problems: readonly Problem[];
  parts: Parts;
}

/** The holders as a drawing: levels are columns, a share stands on its line, and what nobody holds is dashed. */
export function TreeView({ tree, problems, parts }: TreeViewProps) {
  const t = useText();
  const answers = useAnswers();
  return (
    <div className="tree" role="group" aria-label={t('onboarding.shareholders.name')}>
      <Columns tree={tree} />
      <div className="tree-node">
        <TreeCard
          id={ROOT}
          name={nameOf(answers, ROOT) === '' ? <Text id="onboarding.hub.noName" /> : isolated(nameOf(answers, ROOT))}
          onOpen={() => parts.popup.show('add', ROOT)}
          problem={problems.find(({ id }) => id === `level.${ROOT}` || id === `sum.${ROOT}`)}
        />
        <TreeLevel company={ROOT} above={[ROOT]} tree={tree} problems={problems} parts={parts} />
      </div>
    </div>
  );
}

/** Above each column how much of its companies is named. */
function Columns({ tree }: { tree: Tree }) {
  const answers = useAnswers();
  const percent = usePercent();
  return (
    <div className="tree-columns text-muted text-sm">
      <span>
        <Text id="onboarding.tree.company" />
      </span>
      {depthsOf(answers, tree).map((companies) => {
        const sums = companies.map((id) => percentOf(sumOf(levelOf(answers, id).holders.map(({ share }) => share))));
        return (
          <span key={companies.join()}>
            <Text id="onboarding.tree.named" values={{ sums: sums.map(percent).join(' · ') }} />
          </span>
        );
      })}
    </div>
  );
}
