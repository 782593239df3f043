import { query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { Answer, chosen, DayField, fieldMessage, optionalName, StepForm } from '@bank/kit';
import { type AdditionalQuestion, additionalQuestions } from '@bank/protocol/dictionaries';
import { FormChoices, FormTextField } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { pastDay, today } from '../../../days';
import { business, useAnswers } from '../../answers';
import { SOMEBODY_ELSE } from '../choices';
import type { Step } from '../steps-of';

const missing = fieldMessage('kit.field.missing');

const schema = z.object({ controlAccount: chosen(), controlName: optionalName(120), controlDate: pastDay() }).check(
  z.refine(({ controlAccount, controlName }) => controlAccount !== SOMEBODY_ELSE || controlName !== '', {
    ...{ error: missing, path: ['controlName'] },
  }),
  z.refine(({ controlAccount, controlDate }) => controlAccount !== SOMEBODY_ELSE || controlDate !== '', {
    ...{ error: missing, path: ['controlDate'] },
  }),
);

export function ControlQuestion({ question }: { question: Step }) {
  return (
    <Answer of={useQuery(query(additionalQuestions, { customerType: 'business' }, { lazy: true }))}>
      {({ questions }) => (
        <ControlForm question={question} options={questions.find(({ id }) => id === 'controlAccount')?.options ?? []} />
      )}
    </Answer>
  );
}

function ControlForm({ question, options }: { question: Step; options: AdditionalQuestion['options'] }) {
  const t = useText();
  const { controlAccount, controlName, controlDate } = useAnswers();
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={{ controlAccount, controlName, controlDate }}
      onAnswer={(given) =>
        business.keep(given.controlAccount === SOMEBODY_ELSE ? given : { ...given, controlName: '', controlDate: '' })
      }
    >
      <FormChoices
        name="controlAccount"
        label={t(question.title)}
        isLabelHidden
        items={options.map(({ value, name, followUps }) => ({
          id: value,
          label: name,
          ...(followUps.length > 0 && { more: <FollowUps followUps={followUps} /> }),
        }))}
      />
    </StepForm>
  );
}

/** Who, and since when, in the bank's own words. */
const FollowUps = ({ followUps }: Pick<AdditionalQuestion['options'][number], 'followUps'>) => (
  <div className="grid gap-4">
    {followUps.map(({ id, label, type }) =>
      type === 'date' ? (
        <DayField key={id} name="controlDate" max={today()} label={label} />
      ) : (
        <FormTextField key={id} name="controlName" autoComplete="off" label={label} />
      ),
    )}
  </div>
);
