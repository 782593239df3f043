import { query } from '@bank/api-client';
import { isolated, Text, useText } from '@bank/i18n';
import { Answer, Row, Rows, RowToken, useStep } from '@bank/kit';
import { businessAccessRights } from '@bank/protocol/dictionaries';
import { Button, Choices, Dialog } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, IdCard, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { business, nameOf, useAnswers, type UserAnswers } from '../../answers';
import type { Problem } from '../../business-form';
import { ProblemText } from '../../problem-text';
import { PersonSheet } from '../person/person-sheet';
import { FIXED_WORDS } from './user-row';
import { emailOf, whyFixed, withRight } from './users-rules';

interface UserSheetProps {
  user: UserAnswers;
  problems: readonly Problem[];
  onRemove(): void;
  onClose(): void;
}

const STEPS = ['details'] as const;

/** What a user may do: a choice counts at once. */
export function UserSheet({ user, problems, onRemove, onClose }: UserSheetProps) {
  const t = useText();
  const answers = useAnswers();
  const step = useStep(STEPS);
  const fixed = whyFixed(answers, user);
  // A choice that has just made them the last one with full access can still be another.
  const [wasFree] = useState(fixed === null);
  if (step.open === 'details') return <PersonSheet id={user.id} onSaved={step.close} onClose={step.close} />;
  return (
    <Dialog
      isOpen
      size="sheet"
      title={isolated(nameOf(answers, user.id))}
      closeLabel={t('kit.close')}
      onClose={onClose}
      footer={
        <Button onClick={onClose}>
          <Text id="onboarding.hub.done" />
        </Button>
      }
    >
      <div className="grid gap-4">
        <Rows kind="open">
          <Row
            token={
              <RowToken>
                <IdCard />
              </RowToken>
            }
            title={<Text id="onboarding.people.details" />}
            note={emailOf(answers, user.id)}
            aside={<ChevronRight className="text-muted size-5" aria-hidden="true" />}
            onPress={() => step.show('details')}
          >
            {problems
              .filter(({ to }) => to['id'] === user.id)
              .map((problem) => (
                <span key={problem.id} className="text-danger block text-sm">
                  <ProblemText problem={problem} />
                </span>
              ))}
          </Row>
        </Rows>
        {fixed === null || wasFree ? (
          <Rights user={user} />
        ) : (
          <p className="text-muted">
            <Text id={FIXED_WORDS[fixed]} />
          </p>
        )}
        {fixed === null && (
          <Button
            variant="quiet"
            icon={<UserMinus className="size-5" />}
            className="justify-self-start"
            onClick={onRemove}
          >
            <Text id="onboarding.users.remove" />
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** UPLOADING (5) is in the dictionary, and is not offered (R3.5.1). */
function Rights({ user }: { user: UserAnswers }) {
  const t = useText();
  return (
    <Answer of={useQuery(query(businessAccessRights, undefined, { lazy: true }))} hasTokens={false}>
      {({ accessRights }) => (
        <Choices
          name="right"
          label={t('onboarding.users.right')}
          items={accessRights
            .filter((one) => one.isSelectable)
            .map(({ id, name }) => ({ id: String(id), label: name }))}
          chosen={[user.right]}
          onChange={([right]) => {
            if (right !== undefined) business.keep(withRight(business.store.getState().answers, user.id, right));
          }}
        />
      )}
    </Answer>
  );
}
