import { call } from '@bank/api-client';
import { useFormat, useText } from '@bank/i18n';
import { addressLine, type AnswerLine, AnswerList, type StepQuestion, WayBack } from '@bank/kit';
import { createPersonalAccount } from '@bank/protocol/onboarding';
import { SendStep } from '../../apply/send-step';
import type { Sending } from '../../apply/use-apply';
import { personal, type PersonalAnswers, useAnswers } from '../answers';
import { useNames } from '../use-names';
import { applicationOf, questionOf } from './application';

const send = ({ answers, codes, captcha, idempotencyKey }: Sending<PersonalAnswers>) =>
  call(createPersonalAccount, applicationOf(answers, codes, captcha), { idempotencyKey });

const WORDS = {
  send: 'onboarding.check.send',
  sending: 'onboarding.check.sending',
  letter: 'onboarding.sent.letter',
  then: 'onboarding.sent.then',
} as const;

function wayTo(field: string, sentence: string) {
  const to = questionOf(field);
  return to && <WayBack to={to}>{sentence}</WayBack>;
}

/** All answers once more, each with its way back; then the application. */
export function CheckQuestion({ question }: { question: StepQuestion<PersonalAnswers> }) {
  return (
    <SendStep question={question} kept={personal} send={send} wayTo={wayTo} words={WORDS}>
      <Answers answers={useAnswers()} />
    </SendStep>
  );
}

function Answers({ answers }: { answers: PersonalAnswers }) {
  const t = useText();
  const format = useFormat();
  const names = useNames(answers);
  const { firstName, lastName, anotherAccount } = answers;
  const lines: readonly AnswerLine[] = [
    ['email', 'kit.email', answers.email],
    ['phone', 'kit.phoneNumber', answers.phoneNumber],
    ['name', 'onboarding.check.name', `${firstName} ${lastName}`],
    ['birthday', 'onboarding.birthday.label', format.date(answers.birthday, 'day')],
    ['birth-country', 'onboarding.check.birthCountry', names.birthCountry],
    ['citizenship', 'onboarding.check.citizenship', names.citizenship],
    ['address', 'onboarding.check.address', addressLine(answers)],
    ['country', 'onboarding.country', names.country],
    ['occupation', 'onboarding.check.occupation', names.occupation],
    ['second-occupation', 'onboarding.check.secondOccupation', names.secondOccupation],
    ['sources', 'kit.stated.sources', names.sources?.join('; ') ?? null],
    ['second-sources', 'onboarding.check.secondSources', names.secondSources?.join('; ') ?? null],
    ['purposes', 'kit.stated.purposes', names.purposes?.join('; ') ?? null],
    ['deposit', 'kit.stated.deposit', names.deposit],
    [
      'another-account',
      'onboarding.check.anotherAccount',
      anotherAccount === 'true' ? answers.anotherAccountDetails : t('onboarding.check.none'),
    ],
  ];
  return <AnswerList lines={lines} />;
}
