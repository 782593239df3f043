import { prefetch, query, queryClient } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { Answer, StepPage, toQuestion, useKept } from '@bank/kit';
import { paths } from '@bank/paths';
import { birthCountries, countries } from '@bank/protocol/dictionaries';
import { fatcaCrsCertificationRepresentativeGet } from '@bank/protocol/tax';
import { session } from '@bank/session';
import { Banner } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { PLAN } from '../person/person-questions';
import { personSentence } from '../person/person-sentence';
import { type Asked, begin, representative, type RepresentativeAnswers } from './answers';
import { Done } from './done';
import { questionsOf, SignPart } from './questions';
import { NumberForm } from '../taxed/number-form';
import { SentContext } from './sent-context';
import { useNames } from './use-names';

export const handle = { title: 'kyc-tax.representative.title' } as const;

/** The guard of the address has loaded the certification with the secret (R1.2.6). @throws while the bank is away: the frame says so */
export async function loader({ request }: LoaderFunctionArgs) {
  prefetch(query(birthCountries), query(countries));
  await queryClient.ensureQueryData(query(fatcaCrsCertificationRepresentativeGet));
  const { answers } = representative.store.getState();
  return toQuestion(request, questionsOf(answers), answers);
}

/** Nine questions in about three minutes. */
const SECONDS_A_QUESTION = 20;

/** A representative certifies their part for a company, by the link that they were sent (R3.3.14, R0.117). */
export function Component() {
  useEffect(
    () => () => {
      // The secret goes with its page (R0.24). The frame that says that the bank is away stands at the same address.
      if (globalThis.location.pathname !== paths.certificationRepresentative.to())
        session.setState({ authSecret: null });
    },
    [],
  );
  const asked = useQuery(query(fatcaCrsCertificationRepresentativeGet, undefined, { lazy: true }));
  return <Answer of={asked}>{(known) => <Questions known={known} />}</Answer>;
}

function Questions({ known }: { known: Asked }) {
  // Before the first question is shown: what the bank knows is not asked as if it were not.
  const [isCure] = useState(() => {
    begin(known);
    return representative.store.getState().answers.curesOf !== '';
  });
  useEffect(() => {
    SignPart.warmUp();
    NumberForm.warmUp();
  }, []);
  const { answers, isRestored } = useKept(representative);
  // Not in storage: it opens what was signed.
  const [copy, setCopy] = useState<string | null>(null);
  const names = useNames(answers);
  const onSent = useMemo(
    () => (copy: string) => {
      setCopy(copy);
      representative.clear();
      // The link is used up.
      session.setState({ authSecret: null });
    },
    [],
  );
  const { name: company } = known.fatcaCrsCertificationInfo;
  if (copy !== null) return <Done company={company} copy={copy} />;
  return (
    <SentContext value={onSent}>
      <StepPage<RepresentativeAnswers>
        questions={questionsOf(answers)}
        plan={PLAN}
        kept="kyc-tax.tax.kept"
        answers={answers}
        isFromFirstOpen={isCure}
        latest={() => representative.store.getState().answers}
        said={personSentence(answers, names)}
        secondsAQuestion={SECONDS_A_QUESTION}
        draftKey={representative.draftKey}
        notice={
          isRestored ? (
            <Banner tone="info" title={<Text id="kyc-tax.tax.restored" />}>
              <Text id="kyc-tax.tax.restoredHelp" />
            </Banner>
          ) : (
            <p className="text-muted text-sm">
              <Text id="kyc-tax.representative.why" values={{ company }} />
            </p>
          )
        }
      />
    </SentContext>
  );
}
