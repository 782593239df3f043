import { type MessageId, Text } from '@bank/i18n';
import { useAnswers, type UserAnswers } from '../../answers';
import type { Problem } from '../../business-form';
import { PartyRow } from '../list/party-row';
import { emailOf, whyFixed } from './users-rules';

export const FIXED_WORDS = {
  last: 'onboarding.users.fixedLast',
  ownLogin: 'onboarding.users.fixedOwn',
} as const satisfies Record<string, MessageId>;

interface UserRowProps {
  user: UserAnswers;
  rights: readonly { id: number; name: string }[];
  problems: readonly Problem[];
  onOpen(): void;
}

/** A user with their right; where it cannot be changed the row says why. */
export function UserRow({ user, rights, problems, onOpen }: UserRowProps) {
  const answers = useAnswers();
  const right = rights.find(({ id }) => String(id) === user.right)?.name;
  const fixed = whyFixed(answers, user);
  return (
    <PartyRow
      id={user.id}
      problems={problems}
      note={[right, emailOf(answers, user.id)].filter(Boolean).join(' · ')}
      onOpen={onOpen}
    >
      {fixed !== null && (
        <span className="text-muted block text-sm">
          <Text id={FIXED_WORDS[fixed]} />
        </span>
      )}
    </PartyRow>
  );
}
