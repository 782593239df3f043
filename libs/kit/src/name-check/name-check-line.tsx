import { query } from '@bank/api-client';
import { Text, type MessageId } from '@bank/i18n';
import { type NameCheckResult, payeeNameCheck } from '@bank/protocol/payees-name-check';
import { Button } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleHelp, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useDebounced } from '../debounce/use-debounced';
import { type CheckedTarget, isAskable, type Question, questionOf } from './question';

export interface NameCheckLineProps {
  /** The name as the customer knows it. */
  name: string;
  target: CheckedTarget;
  /** Takes the right spelling; without it the spelling is shown and not offered. */
  onTake?(name: string): void;
}

/** Long enough not to ask about every letter: each wrong name counts as a guess (R2.7.167). */
const ASK_AFTER_MS = 500;

const LOOKS: Readonly<Record<NameCheckResult, readonly [LucideIcon, string, MessageId]>> = {
  match: [CircleCheck, 'text-positive', 'kit.nameCheck.match'],
  close: [Info, 'text-accent', 'kit.nameCheck.close'],
  noMatch: [TriangleAlert, 'text-warning', 'kit.nameCheck.noMatch'],
  notPossible: [CircleHelp, 'text-muted', 'kit.nameCheck.notPossible'],
};

/**
 * Whether the account belongs to the name, as one line beside the payee. It never stops the payment: while the bank does not answer, the
 * line stays empty.
 */
export function NameCheckLine({ name, target, onTake }: NameCheckLineProps) {
  // As text, so that the same question in another object is the same question.
  const typed = JSON.stringify(questionOf(name, target));
  const asked = useDebounced(typed, ASK_AFTER_MS);
  // Written above, in this page.
  const question = JSON.parse(asked) as Question;
  const isAsked = asked === typed && isAskable(question);
  const { data } = useQuery({ ...query(payeeNameCheck, question, { lazy: true }), enabled: isAsked });
  return (
    <div role="status" className="flex min-h-6 flex-wrap items-center gap-x-2 text-sm">
      {isAsked && data && <Result result={data.result} rightName={data.rightName} onTake={onTake} />}
    </div>
  );
}

interface ResultProps {
  result: NameCheckResult;
  rightName: string | null;
  onTake: NameCheckLineProps['onTake'];
}

function Result({ result, rightName, onTake }: ResultProps) {
  const [Icon, tone, words] = LOOKS[result];
  return (
    <>
      <Icon aria-hidden="true" className={`size-4 shrink-0 ${tone}`} />
      <span className="min-w-0 flex-1 break-words">
        <Text id={words} values={{ name: rightName ?? '' }} />
      </span>
      {rightName !== null && onTake && (
        <Button variant="quiet" size="small" onClick={() => onTake(rightName)}>
          <Text id="kit.nameCheck.take" values={{ name: rightName }} />
        </Button>
      )}
    </>
  );
}
