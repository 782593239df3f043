import { isolated, Text } from '@bank/i18n';
import { StepPage } from '@bank/kit';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { today } from '../../days';
import { business, type BusinessAnswers, nameOf, ROOT, useAnswers } from '../answers';
import { CHECK, PLAN } from '../company/plan';
import { FORMS } from '../forms';
import { useTakenEmails } from '../people/users/taken-emails';
import { toForm } from '../to-form';
import { STEPS } from './check-steps';
import { StillOpen } from './still-open';

const SECONDS_A_QUESTION = 40;

/** Agreements, everything once more, and the application (R3.3.25). */
export function Form() {
  const navigate = useNavigate();
  const answers = useAnswers();
  useTakenEmails();
  const open = FORMS.flatMap(({ problems }) => problems(answers, today()));
  if (open.length > 0) return <StillOpen count={open.length} />;
  return (
    <StepPage<BusinessAnswers>
      questions={STEPS}
      plan={PLAN}
      answers={answers}
      latest={() => business.store.getState().answers}
      said={[
        <Text
          key="company"
          id="onboarding.said.company"
          values={{ name: wayTo(toForm('general', { q: 'names' }), nameOf(answers, ROOT)) }}
        />,
        <Text
          key="signs"
          id="onboarding.said.signs"
          values={{ name: wayTo(toForm('legal', { q: 'representative' }), nameOf(answers, answers.representative)) }}
        />,
      ]}
      secondsAQuestion={SECONDS_A_QUESTION}
      draftKey={(id) => business.draftKey(`${CHECK}.${id}`)}
      leave={() => void navigate(toForm(null))}
    />
  );
}

/** An answer of another form. */
const wayTo = (address: string, name: string): ReactNode => (
  <Link to={address} className="way-back">
    {isolated(name)}
  </Link>
);
