import { query } from '@bank/api-client';
import { useBrand } from '@bank/brand';
import { Text } from '@bank/i18n';
import { Answer, fieldMessage, StepForm, type StepQuestion } from '@bank/kit';
import { personalAgreements } from '@bank/protocol/dictionaries';
import { FormCheckbox } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';

const accepted = z.boolean().check(z.refine((isAccepted) => isAccepted, fieldMessage('onboarding.agreements.needed')));
const schema = z.object({ privacy: accepted, terms: accepted });

interface AgreementsStepProps<Answers> {
  question: StepQuestion<Answers>;
  agreements: readonly string[];
  onAnswer(answer: { agreements: string[] }): void;
}

/** R1.5.3: each accepted apart, and never ticked beforehand. */
export function AgreementsStep<Answers>({ question, agreements, onAnswer }: AgreementsStepProps<Answers>) {
  const { termsLinks } = useBrand();
  return (
    <Answer of={useQuery(query(personalAgreements, undefined, { lazy: true }))}>
      {({ agreements: all }) => (
        <StepForm
          question={question}
          schema={schema}
          defaults={{ privacy: agreements.includes('privacy'), terms: agreements.includes('terms') }}
          onAnswer={() => onAnswer({ agreements: all.map(({ id }) => id) })}
        >
          <div className="grid gap-2">
            {all.map(({ id, name }) => (
              <FormCheckbox
                key={id}
                name={id}
                label={
                  <Text
                    id="onboarding.agreements.accept"
                    values={{
                      agreement: (
                        <a
                          href={termsLinks.find((link) => link.id === id)?.href}
                          target="_blank"
                          rel="noreferrer"
                          className="font-semibold underline"
                        >
                          {name}
                        </a>
                      ),
                    }}
                  />
                }
              />
            ))}
          </div>
        </StepForm>
      )}
    </Answer>
  );
}
