import { call } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { businessAccountCreate } from '@bank/protocol/onboarding-business';
import { SummaryList } from '@bank/ui';
import { Link } from 'react-router-dom';
import { SendStep } from '../../apply/send-step';
import type { Sending } from '../../apply/use-apply';
import { AgreementsStep } from '../../steps/agreements-step';
import { business, type BusinessAnswers, useAnswers } from '../answers';
import type { Step } from '../company/steps-of';
import { FORMS } from '../forms';
import { toForm } from '../to-form';
import { applicationOf } from './application';
import { wayToForm } from './way-to-form';

/** Check and send: the second part of the plan. */
export const PART = 1;

const send = ({ answers, codes, captcha, idempotencyKey }: Sending<BusinessAnswers>) =>
  call(businessAccountCreate, applicationOf(answers, codes, captcha), { idempotencyKey });

const WORDS = {
  send: 'onboarding.send.do',
  sending: 'onboarding.send.doing',
  letter: 'onboarding.send.letter',
  then: 'onboarding.send.then',
} as const;

/** Each form once more, with the way to it. */
function FormLines() {
  const answers = useAnswers();
  return (
    <SummaryList
      items={FORMS.map(({ id, title, place, Told }) => ({
        id,
        label: <Text id={title} />,
        value: (
          <Link to={toForm(place)} className="way-back">
            <Told answers={answers} />
          </Link>
        ),
      }))}
    />
  );
}

const Agreements = ({ question }: { question: Step }) => (
  <AgreementsStep question={question} agreements={useAnswers().agreements} onAnswer={business.keep} />
);

const Send = ({ question }: { question: Step }) => (
  <SendStep question={question} kept={business} send={send} wayTo={wayToForm} words={WORDS}>
    <FormLines />
  </SendStep>
);

/** What is left when the forms are done. */
export const STEPS: readonly Step[] = [
  {
    id: 'agreements',
    part: PART,
    title: 'onboarding.agreements.title',
    help: 'onboarding.agreements.help',
    isAnswered: ({ agreements }) => agreements.length === 2,
    Ask: Agreements,
  },
  // The last one is never answered: its answer is the application.
  {
    id: 'send',
    part: PART,
    title: 'onboarding.check.title',
    help: 'onboarding.send.help',
    isAnswered: () => false,
    Ask: Send,
  },
];
