import { prefetch, query } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { allOf, Answer, StepPage, toQuestion, useKept } from '@bank/kit';
import { birthCountries, countries } from '@bank/protocol/dictionaries';
import { type Address, addressesGet } from '@bank/protocol/profile-addresses';
import { type BusinessCertification, fatcaCrsCertificationBusinessGet } from '@bank/protocol/tax-business';
import { Banner } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { business, type BusinessAnswers, knownAnswers } from './answers';
import { type PersonNames, planOf, questionsOf, SignPart } from './questions';
import { NumberForm } from '../taxed/number-form';
import { sentenceOf } from './sentence';
import { useNames } from './use-names';

export const handle = { title: 'kyc-tax.tax.splash.company.title' } as const;

/** Starts what the questions read, at the address of the one that is asked. */
export function loader({ request }: LoaderFunctionArgs) {
  business.begin();
  prefetch(query(fatcaCrsCertificationBusinessGet), query(birthCountries), query(countries), query(addressesGet));
  const { answers } = business.store.getState();
  return toQuestion(request, questionsOf(answers), answers);
}

/** Eight to twenty questions in about six minutes. */
const SECONDS_A_QUESTION = 25;

/** A company certifies where it pays tax and who controls it, one question a screen (R3.3.14, R0.116). */
export function Component() {
  const certification = useQuery(query(fatcaCrsCertificationBusinessGet));
  const addresses = useQuery(query(addressesGet, undefined, { lazy: true }));
  return (
    <Answer of={allOf(certification, addresses)}>
      {([{ fatcaCrsCertificationInfo: known }, { addresses: places }]) => <Questions known={known} places={places} />}
    </Answer>
  );
}

function Questions({ known, places }: { known: BusinessCertification; places: readonly Address[] }) {
  // Before the first question is shown: what the bank knows is not asked as if it were not.
  const [isCure] = useState(() => {
    business.keep(knownAnswers(business.store.getState().answers, known, places));
    return business.store.getState().answers.curesOf !== '';
  });
  useEffect(() => {
    SignPart.warmUp();
    NumberForm.warmUp();
  }, []);
  const { answers, isRestored } = useKept(business);
  const names = useNames(answers);
  const people: PersonNames = Object.fromEntries(
    known.controllingPersons.map(({ representativeId, name }) => [representativeId, name]),
  );
  return (
    <StepPage<BusinessAnswers>
      questions={questionsOf(answers, people)}
      plan={planOf(answers)}
      kept="kyc-tax.tax.kept"
      answers={answers}
      isFromFirstOpen={isCure}
      latest={() => business.store.getState().answers}
      said={sentenceOf(answers, names, { company: known.name, people })}
      secondsAQuestion={SECONDS_A_QUESTION}
      draftKey={business.draftKey}
      notice={
        isRestored && (
          <Banner tone="info" title={<Text id="kyc-tax.tax.restored" />}>
            <Text id="kyc-tax.tax.companyRestoredHelp" />
          </Banner>
        )
      }
    />
  );
}
