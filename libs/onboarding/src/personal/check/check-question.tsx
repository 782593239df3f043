import { isolated, type MessageId, Text, useFormat, useText } from '@bank/i18n';
import { FailureNote, StepForm, type StepQuestion, WayBack } from '@bank/kit';
import { Banner, SummaryList } from '@bank/ui';
import { useState } from 'react';
import { object } from 'zod/mini';
import { CaptchaLine } from '../../captcha/captcha-line';
import { type PersonalAnswers, useAnswers } from '../answers';
import { useNames } from '../use-names';
import { questionOf } from './application';
import { Sent } from './sent';
import { useApply } from './use-apply';

const schema = object({});

/** All answers once more, each with its way back; then the application. */
export function CheckQuestion({ question }: { question: StepQuestion<PersonalAnswers> }) {
  const t = useText();
  const answers = useAnswers();
  const { apply, failure } = useApply();
  const [letterTo, setLetterTo] = useState<string | null>(null);
  const refused = Object.entries(failure?.fields ?? {}).flatMap(([field, sentence]) => {
    const to = questionOf(field);
    return to === null ? [] : [{ to, sentence }];
  });
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={{}}
      action={<Text id="onboarding.check.send" />}
      pendingLabel={t('onboarding.check.sending')}
      onAnswer={async () => {
        setLetterTo(await apply(answers));
        return false;
      }}
    >
      {refused.length > 0 ? (
        <Banner tone="danger" title={<Text id="onboarding.check.refused" />}>
          <ul className="grid gap-1">
            {refused.map(({ to, sentence }) => (
              <li key={to}>
                <WayBack to={to}>{sentence}</WayBack>
              </li>
            ))}
          </ul>
        </Banner>
      ) : (
        <FailureNote failure={failure} />
      )}
      <Answers answers={answers} />
      <CaptchaLine />
      {letterTo !== null && <Sent email={letterTo} />}
    </StepForm>
  );
}

function Answers({ answers }: { answers: PersonalAnswers }) {
  const t = useText();
  const format = useFormat();
  const names = useNames(answers);
  const { firstName, lastName, address1, address2, postalCode, city, anotherAccount } = answers;
  const lines: readonly [question: string, label: MessageId, value: string | null][] = [
    ['email', 'kit.email', answers.email],
    ['phone', 'kit.phoneNumber', answers.phoneNumber],
    ['name', 'onboarding.check.name', `${firstName} ${lastName}`],
    ['birthday', 'onboarding.birthday.label', format.date(answers.birthday, 'day')],
    ['birth-country', 'onboarding.check.birthCountry', names.birthCountry],
    ['citizenship', 'onboarding.check.citizenship', names.citizenship],
    ['address', 'onboarding.check.address', [address1, address2, `${postalCode} ${city}`].filter(Boolean).join(', ')],
    ['country', 'onboarding.country', names.country],
    ['occupation', 'onboarding.check.occupation', names.occupation],
    ['second-occupation', 'onboarding.check.secondOccupation', names.secondOccupation],
    ['sources', 'onboarding.check.sources', names.sources?.join('; ') ?? null],
    ['second-sources', 'onboarding.check.secondSources', names.secondSources?.join('; ') ?? null],
    ['purposes', 'onboarding.check.purposes', names.purposes?.join('; ') ?? null],
    ['deposit', 'onboarding.check.deposit', names.deposit],
    [
      'another-account',
      'onboarding.check.anotherAccount',
      anotherAccount === 'true' ? answers.anotherAccountDetails : t('onboarding.check.none'),
    ],
  ];
  return (
    <SummaryList
      items={lines
        .filter(([, , value]) => value !== null && value !== '')
        .map(([to, label, value]) => ({
          id: to,
          label: t(label),
          value: <WayBack to={to}>{isolated(value ?? '')}</WayBack>,
        }))}
    />
  );
}
