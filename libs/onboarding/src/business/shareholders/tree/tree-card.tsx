import { Text } from '@bank/i18n';
import { Avatar } from '@bank/ui';
import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { isCompanyId, levelOf, nameOf, ROOT, useAnswers } from '../../answers';
import type { Problem } from '../../business-form';
import { ProblemText } from '../../problem-text';
import { RowToken } from '@bank/kit';

interface TreeCardProps {
  id: string;
  name: ReactNode;
  /** What is wrong with it: the card is ringed, and says so. */
  problem: Problem | undefined;
  onOpen(): void;
}

/** A person or a company of the drawing; it is the control that opens it. */
export function TreeCard({ id, name, problem, onOpen }: TreeCardProps) {
  const answers = useAnswers();
  const isCompany = id === ROOT || isCompanyId(id);
  const directors = levelOf(answers, id).directors.length;
  return (
    <button type="button" className="tree-card" data-wrong={problem && ''} onClick={onOpen}>
      {isCompany ? (
        <RowToken>
          <Building2 />
        </RowToken>
      ) : (
        <Avatar name={nameOf(answers, id)} />
      )}
      <span className="min-w-0">
        <span className="block font-semibold break-words">{name}</span>
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
}
