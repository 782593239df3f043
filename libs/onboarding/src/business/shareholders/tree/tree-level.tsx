import { isolated, Text } from '@bank/i18n';
import { type Holder, isCompanyId, levelOf, nameOf, useAnswers } from '../../answers';
import type { Problem } from '../../business-form';
import type { Tree } from '../../rules/held';
import { percentOf, sumOf, WHOLE } from '../../rules/shares';
import { usePercent } from '../../use-percent';
import { partId, type Parts } from '../use-parts';
import { TreeCard } from './tree-card';

interface TreeLevelProps {
  company: string;
  /** The companies above, with this one: a circle ends where it comes back. */
  above: readonly string[];
  tree: Tree;
  problems: readonly Problem[];
  parts: Parts;
}

/** The holders of one company, each with those behind it. */
export function TreeLevel(props: TreeLevelProps) {
  const { company, tree } = props;
  const answers = useAnswers();
  const percent = usePercent();
  const { holders } = levelOf(answers, company);
  if (holders.length === 0 || tree.isTooMuch) return null;
  const rest = WHOLE - sumOf(holders.map(({ share }) => share));
  return (
    <ul className="tree-level">
      {holders.map((holder) => (
        <Branch key={holder.id} {...props} holder={holder} />
      ))}
      {rest > 0n && (
        <li className="tree-node tree-rest">
          <span className="tree-share">{percent(percentOf(rest))}</span>
          <span className="tree-card text-muted">
            <Text id="onboarding.shareholders.notNamed" />
          </span>
        </li>
      )}
    </ul>
  );
}

function Branch({ holder: { id, share }, ...props }: TreeLevelProps & { holder: Holder }) {
  const { company, above, problems, parts } = props;
  const answers = useAnswers();
  const percent = usePercent();
  const place = partId(company, id);
  const own = [`share.${place}`, `circle.${place}`, `director.${id}`, `level.${id}`, `sum.${id}`, `sources.${id}`];
  return (
    <li className="tree-node">
      <span className="tree-share">{percent(share)}</span>
      <TreeCard
        id={id}
        name={isolated(nameOf(answers, id))}
        problem={problems.find((one) => own.includes(one.id))}
        onOpen={() => parts.popup.show('part', place)}
      />
      {isCompanyId(id) && !above.includes(id) && <TreeLevel {...props} company={id} above={[...above, id]} />}
    </li>
  );
}
