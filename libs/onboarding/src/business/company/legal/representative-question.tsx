import { isolated, Text, useText } from '@bank/i18n';
import { chosen, StepForm, useOpen } from '@bank/kit';
import { Button, dropDraft, FormChoices } from '@bank/ui';
import { UserPlus } from 'lucide-react';
import * as z from 'zod/mini';
import { business, nameOf, useAnswers } from '../../answers';
import { PartyPicker } from '../../people/pick/party-picker';
import type { Step } from '../steps-of';

const schema = z.object({ representative: chosen() });
const POPUPS = ['add'] as const;
const DRAFT = business.draftKey('legal.representative');

/** One of the people who are entered, or a new one (R3.3.26). */
export function RepresentativeQuestion({ question }: { question: Step }) {
  const t = useText();
  const answers = useAnswers();
  const { persons, representative } = answers;
  const { open, show, close } = useOpen(POPUPS);
  return (
    <>
      <StepForm
        // A person who was added just now is the chosen one.
        key={representative}
        question={question}
        schema={schema}
        defaults={{ representative: persons.some(({ id }) => id === representative) ? representative : '' }}
        onAnswer={business.keep}
      >
        <FormChoices
          name="representative"
          label={t(question.title)}
          isLabelHidden
          items={persons.map(({ id }) => ({ id, label: isolated(nameOf(answers, id)) }))}
        />
        <Button
          variant="secondary"
          className="justify-self-start"
          icon={<UserPlus className="size-4" />}
          onClick={() => show('add')}
        >
          <Text id="onboarding.people.add" />
        </Button>
      </StepForm>
      {/* Beside the form: the picker has a form of its own. */}
      {open === 'add' && (
        <PartyPicker
          kinds={['person']}
          exclude={persons.map(({ id }) => id)}
          title="onboarding.people.add"
          onPick={(id) => {
            dropDraft(DRAFT);
            business.keep({ representative: id });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
