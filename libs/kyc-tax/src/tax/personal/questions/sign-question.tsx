import { call, query, queryClient, serverNow } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { Answer, type AnswerLine, AnswerList, asFailure, StepForm, type StepQuestion } from '@bank/kit';
import { paths } from '@bank/paths';
import { fatcaCrsCertificationPersonalGet, fatcaCrsCertificationPersonalUpdate } from '@bank/protocol/tax-personal';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { SummaryList } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApiFailure } from '@bank/api-client';
import * as z from 'zod/mini';
import { personal, type TaxAnswers, useAnswers } from '../answers';
import { certifiedOf } from '../certified';
import { numberQuestion } from '../number-question-id';
import { useNames } from '../use-names';

const NOTHING = z.object({});

/** Everything once more, the declaration in full, and by whom it is signed. */
export function SignQuestion({ question }: { question: StepQuestion<TaxAnswers> }) {
  const t = useText();
  const navigate = useNavigate();
  const heading = useId();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const certification = useQuery(query(fatcaCrsCertificationPersonalGet, undefined, { lazy: true }));
  const sign = async (declarationId: string) => {
    setFailure(null);
    try {
      await call(fatcaCrsCertificationPersonalUpdate, certifiedOf(personal.store.getState().answers, declarationId));
    } catch (reason) {
      setFailure(asFailure(reason));
      return false;
    }
    personal.finish();
    await queryClient.invalidateQueries({ queryKey: customerQueries.access().queryKey });
    // Where they wanted to go before they were asked, else home (R1.4.14).
    await navigate(paths.root.to(), { replace: true });
    return false;
  };
  return (
    <Answer of={certification}>
      {({ declaration }) => (
        <StepForm
          question={question}
          schema={NOTHING}
          defaults={{}}
          failure={failure}
          onAnswer={() => sign(declaration.id)}
          action={<Text id="kyc-tax.tax.sign.do" />}
          pendingLabel={t('kit.sending')}
        >
          <Said />
          <section aria-labelledby={heading} className="bg-panel rounded-card grid gap-3 p-5">
            <h2 id={heading} className="heading-face">
              <Text id="kyc-tax.tax.sign.declaration" />
            </h2>
            {declaration.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <Signer />
          </section>
        </StepForm>
      )}
    </Answer>
  );
}

function Said() {
  const t = useText();
  const answers = useAnswers();
  const format = useFormat();
  const names = useNames(answers);
  const lines: readonly AnswerLine[] = [
    ['born', 'kyc-tax.tax.sign.born', names.born],
    ['birthday', 'kyc-tax.tax.birthday.label', answers.dateOfBirth && format.date(answers.dateOfBirth, 'day')],
    ['citizenship', 'kyc-tax.tax.citizenship.label', names.citizenship],
    ['address', 'kyc-tax.tax.sign.address', names.address],
    ['us', 'kyc-tax.tax.plan.us', t(answers.isUSTaxPayer === 'yes' ? 'kyc-tax.tax.us.yes' : 'kyc-tax.tax.us.no')],
    ['countries', 'kyc-tax.tax.countries.label', names.countries],
  ];
  return (
    <>
      <AnswerList lines={lines} />
      <AnswerList
        lines={answers.countries.map((code): AnswerLine => [
          numberQuestion(code),
          'kyc-tax.tax.sign.number',
          names.number(code),
          { country: names.country(code) },
        ])}
      />
    </>
  );
}

/** Who signs, as what, and when. */
function Signer() {
  const t = useText();
  const format = useFormat();
  const { customer } = useCustomer();
  return (
    <SummaryList
      items={[
        { id: 'name', label: t('kyc-tax.tax.sign.name'), value: `${customer.firstName} ${customer.lastName}` },
        { id: 'capacity', label: t('kyc-tax.tax.sign.capacity'), value: t('kyc-tax.tax.sign.forSelf') },
        {
          id: 'date',
          label: t('kit.date'),
          value: format.date(new Date(serverNow(Date.now())).toISOString(), 'day'),
        },
      ]}
    />
  );
}
