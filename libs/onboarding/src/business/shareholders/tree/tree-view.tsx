import { Text, useText } from '@bank/i18n';
import { memo } from 'react';
import { type BusinessAnswers, levelOf, nameOf, ROOT } from '../../answers';
import { treeOf } from '../../rules/held';
import { percentOf, sumOf } from '../../rules/shares';
import { usePercent } from '../../use-percent';
import type { ShownTree } from '../use-parts';
import { depthsOf } from './depths';
import { TreeCard } from './tree-card';
import { TreeLevel } from './tree-level';
import './tree.css';

/** The holders as a drawing: levels are columns, a share stands on its line, and what nobody holds is dashed. */
export const TreeView = memo(function TreeView(shown: ShownTree) {
  const { answers, problems, onOpen } = shown;
  const t = useText();
  return (
    <div className="tree" role="group" aria-label={t('onboarding.shareholders.name')}>
      <Columns answers={answers} />
      <div className="tree-node">
        <TreeCard
          name={nameOf(answers, ROOT)}
          isCompany
          directors={levelOf(answers, ROOT).directors.length}
          problem={problems.get(`level.${ROOT}`) ?? problems.get(`sum.${ROOT}`)}
          opens="add"
          about={ROOT}
          onOpen={onOpen}
        />
        <TreeLevel {...shown} company={ROOT} above={[ROOT]} />
      </div>
    </div>
  );
});

/** Above each column how much of its companies is named. */
function Columns({ answers }: { answers: BusinessAnswers }) {
  const percent = usePercent();
  return (
    <div className="tree-columns text-muted text-sm">
      <span>
        <Text id="onboarding.tree.company" />
      </span>
      {depthsOf(answers, treeOf(answers)).map((companies) => {
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
