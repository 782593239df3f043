import { Text } from '@bank/i18n';
import { StepPage } from '@bank/kit';
import { buttonClass } from '@bank/ui';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { business, type BusinessAnswers, useAnswers } from '../answers';
import { toForm } from '../to-form';
import { PLAN } from './plan';
import type { Step } from './steps-of';

const SECONDS_A_QUESTION = 20;

interface FormPageProps {
  /** Of the form, in the address. */
  place: string;
  steps: readonly Step[];
  said: readonly ReactNode[];
}

/** A form of the company, one question a screen; its first question leads back to the list of forms. */
export function FormPage({ place, steps, said }: FormPageProps) {
  const navigate = useNavigate();
  return (
    <StepPage<BusinessAnswers>
      // Two forms after one another are two forms: neither begins with what the other shows.
      key={place}
      questions={steps}
      plan={PLAN}
      answers={useAnswers()}
      latest={() => business.store.getState().answers}
      said={said}
      secondsAQuestion={SECONDS_A_QUESTION}
      draftKey={(id) => business.draftKey(`${place}.${id}`)}
      isAnyOrder
      leave={() => void navigate(toForm(null))}
      end={
        <Link to={toForm(null)} className={buttonClass('quiet', 'small')}>
          <Text id="onboarding.form.all" />
        </Link>
      }
    />
  );
}
