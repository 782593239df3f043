import { Text } from '@bank/i18n';
import { type Holder, isCompanyId, levelOf, nameOf } from '../../answers';
import { treeOf } from '../../rules/held';
import { percentOf, sumOf, WHOLE } from '../../rules/shares';
import { usePercent } from '../../use-percent';
import { partId, type ShownTree } from '../use-parts';
import { TreeCard } from './tree-card';

interface TreeLevelProps extends ShownTree {
  company: string;
  /** The companies above, with this one: a circle ends where it comes back. */
  above: readonly string[];
}

/** The holders of one company, each with those behind it. */
export function TreeLevel(props: TreeLevelProps) {
  const { company, answers } = props;
  const percent = usePercent();
  const { holders } = levelOf(answers, company);
  if (holders.length === 0 || treeOf(answers).isTooMuch) return null;
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
  const { company, above, answers, problems, onOpen } = props;
  const percent = usePercent();
  const place = partId(company, id);
  const own = [`share.${place}`, `circle.${place}`, `director.${id}`, `level.${id}`, `sum.${id}`, `sources.${id}`];
  const first = own.find((one) => problems.has(one));
  return (
    <li className="tree-node">
      <span className="tree-share">{percent(share)}</span>
      <TreeCard
        name={nameOf(answers, id)}
        isCompany={isCompanyId(id)}
        directors={levelOf(answers, id).directors.length}
        problem={first === undefined ? undefined : problems.get(first)}
        opens="part"
        about={place}
        onOpen={onOpen}
      />
      {isCompanyId(id) && !above.includes(id) && <TreeLevel {...props} company={id} above={[...above, id]} />}
    </li>
  );
}
