import { call, query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { Answer, type StepQuestion } from '@bank/kit';
import { fatcaCrsCertificationRepresentativeGet, fatcaCrsCertificationRepresentativeUpdate } from '@bank/protocol/tax';
import { SummaryList } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { PersonSaid } from '../../person/person-said';
import { SignForm } from '../../signature/sign-form';
import { Signature } from '../../signature/signature';
import { openRefused } from '../../cure/cure';
import { personQuestionOf } from '../../person/question-of';
import { representative, type RepresentativeAnswers, representativeForm, useAnswers } from '../answers';
import { certifiedOf } from '../certified';
import { SentContext } from '../sent-context';
import { useNames } from '../use-names';

/** Everything once more, the declaration in full, and by whom it is signed. */
export function SignQuestion({ question }: { question: StepQuestion<RepresentativeAnswers> }) {
  const asked = useQuery(query(fatcaCrsCertificationRepresentativeGet, undefined, { lazy: true }));
  const t = useText();
  const answers = useAnswers();
  const names = useNames(answers);
  const onSent = use(SentContext);
  return (
    <Answer of={asked}>
      {({ declaration, representativeInfo: { firstName, lastName, phone }, documents }) => (
        <SignForm
          question={question}
          certified={() => certifiedOf(representative.store.getState().answers, declaration.id)}
          send={(certified) => call(fatcaCrsCertificationRepresentativeUpdate, certified)}
          onRefused={(refused) => openRefused(representativeForm, refused, personQuestionOf)}
          onSent={({ copy }) => onSent(copy)}
        >
          <PersonSaid answers={answers} names={names} />
          <SummaryList
            items={[
              {
                id: 'phone',
                label: t('kyc-tax.representative.phone'),
                value: phone ?? t('kyc-tax.representative.notKnown'),
              },
              {
                id: 'documents',
                label: t('kyc-tax.representative.documents'),
                value:
                  documents.length === 0
                    ? t('kyc-tax.representative.noDocuments')
                    : documents.map(({ fileName }) => fileName).join(', '),
              },
            ]}
          />
          <Signature
            declaration={declaration}
            name={[firstName, lastName].join(' ')}
            capacity="kyc-tax.tax.sign.forRepresentative"
          />
        </SignForm>
      )}
    </Answer>
  );
}
