import { isolated, Text } from '@bank/i18n';
import { RowToken } from '@bank/kit';
import { Avatar } from '@bank/ui';
import { Building2 } from 'lucide-react';
import { memo } from 'react';
import type { Problem } from '../../business-form';
import { ProblemText } from '../../problem-text';
import type { PartPopup, ShownTree } from '../use-parts';

interface TreeCardProps extends Pick<ShownTree, 'onOpen'> {
  /** Empty while it is not said. */
  name: string;
  isCompany: boolean;
  /** How many direct the company. */
  directors: number;
  /** What is wrong with it: the card is ringed, and says so. */
  problem: Problem | undefined;
  /** What a press opens, and about what. */
  opens: PartPopup;
  about: string;
}

/** A person or a company of the drawing; it is the control that opens it. A change elsewhere in the tree leaves it as it is drawn. */
export const TreeCard = memo(function TreeCard(props: TreeCardProps) {
  const { name, isCompany, directors, problem, opens, about, onOpen } = props;
  return (
    <button type="button" className="tree-card" data-wrong={problem && ''} onClick={() => onOpen(opens, about)}>
      {isCompany ? (
        <RowToken>
          <Building2 />
        </RowToken>
      ) : (
        <Avatar name={name} />
      )}
      <span className="min-w-0">
        <span className="block font-semibold break-words">
          {name === '' ? <Text id="onboarding.hub.noName" /> : isolated(name)}
        </span>
        <span className={`block text-sm break-words ${problem ? 'text-danger' : 'text-muted'}`}>
          {problem ? (
            <ProblemText problem={problem} />
          ) : isCompany ? (
            <Text id="onboarding.tree.directors" values={{ count: directors }} />
          ) : (
            <Text id="onboarding.shareholders.person" />
          )}
        </span>
      </span>
    </button>
  );
});
