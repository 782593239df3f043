import { isolated, useText } from '@bank/i18n';
import { Row } from '@bank/kit';
import { IconButton } from '@bank/ui';
import { ChevronRight, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { nameOf, useAnswers } from '../../answers';
import type { Problem } from '../../business-form';
import { ProblemText } from '../../problem-text';
import { PartyToken } from './party-token';
import { useUseWords } from './use-use-words';

interface PartyRowProps {
  id: string;
  /** Those of the form; the row says its own. */
  problems: readonly Problem[];
  /** Under the name; where the party is used unless said otherwise. */
  note?: ReactNode;
  /** What else is to be known. */
  children?: ReactNode;
  onOpen(): void;
  /** Without it nothing is removed here. */
  onRemove?: (() => void) | undefined;
  removeLabel?: string;
}

/** A person or a company of a form: the row opens them, the button beside it takes them out. */
export function PartyRow({ id, problems, note, children, onOpen, onRemove, removeLabel = '' }: PartyRowProps) {
  const t = useText();
  const name = nameOf(useAnswers(), id);
  const usesOf = useUseWords();
  const own = problems.filter((problem) => problem.to['id'] === id);
  return (
    <Row
      token={<PartyToken id={id} name={name} />}
      title={isolated(name)}
      note={note ?? (usesOf(id).join(' · ') || t('onboarding.people.unused'))}
      aside={<ChevronRight className="text-muted size-5" aria-hidden="true" />}
      onPress={onOpen}
      beside={
        onRemove && (
          <IconButton
            label={removeLabel}
            icon={<Trash2 className="size-5" />}
            className="text-muted shrink-0"
            onClick={onRemove}
          />
        )
      }
    >
      {own
        .filter(({ text }) => text !== 'onboarding.people.unusedNamed')
        .map((problem) => (
          <span key={problem.id} className="text-danger block text-sm">
            <ProblemText problem={problem} />
          </span>
        ))}
      {children}
    </Row>
  );
}
