import { prefetch, query } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { allOf, Answer, StepPage, toQuestion, useKept } from '@bank/kit';
import { birthCountries, countries } from '@bank/protocol/dictionaries';
import { type Address, addressesGet } from '@bank/protocol/profile-addresses';
import { fatcaCrsCertificationPersonalGet, type PersonalCertification } from '@bank/protocol/tax-personal';
import { Banner } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { knownAnswers, personal, type TaxAnswers } from './answers';
import { PLAN } from '../person/person-questions';
import { personSentence } from '../person/person-sentence';
import { questionsOf, SignPart } from './questions';
import { NumberForm } from '../taxed/number-form';
import { useNames } from './use-names';

export const handle = { title: 'kyc-tax.tax.title' } as const;

/** Starts what the questions read, at the address of the one that is asked. */
export function loader({ request }: LoaderFunctionArgs) {
  personal.begin();
  prefetch(query(fatcaCrsCertificationPersonalGet), query(birthCountries), query(countries), query(addressesGet));
  const { answers } = personal.store.getState();
  return toQuestion(request, questionsOf(answers), answers);
}

/** Nine questions in about three minutes. */
const SECONDS_A_QUESTION = 20;

/** A person certifies where they pay tax, one question a screen (R3.3.14). */
export function Component() {
  const certification = useQuery(query(fatcaCrsCertificationPersonalGet));
  // The sentence names an address from the start: what came later would move the question below it.
  const addresses = useQuery(query(addressesGet, undefined, { lazy: true }));
  return (
    <Answer of={allOf(certification, addresses)}>
      {([{ fatcaCrsCertificationInfo: known }, { addresses: places }]) => <Questions known={known} places={places} />}
    </Answer>
  );
}

function Questions({ known, places }: { known: PersonalCertification; places: readonly Address[] }) {
  // Before the first question is shown: what the bank knows is not asked as if it were not.
  const [isCure] = useState(() => {
    personal.keep(knownAnswers(personal.store.getState().answers, known, places));
    return personal.store.getState().answers.curesOf !== '';
  });
  useEffect(() => {
    SignPart.warmUp();
    NumberForm.warmUp();
  }, []);
  const { answers, isRestored } = useKept(personal);
  const names = useNames(answers);
  return (
    <StepPage<TaxAnswers>
      questions={questionsOf(answers)}
      plan={PLAN}
      kept="kyc-tax.tax.kept"
      answers={answers}
      isFromFirstOpen={isCure}
      latest={() => personal.store.getState().answers}
      said={personSentence(answers, names)}
      secondsAQuestion={SECONDS_A_QUESTION}
      draftKey={personal.draftKey}
      notice={
        isRestored && (
          <Banner tone="info" title={<Text id="kyc-tax.tax.restored" />}>
            <Text id="kyc-tax.tax.restoredHelp" />
          </Banner>
        )
      }
    />
  );
}
