import { call, query } from '@bank/api-client';
import { Answer, personName, type StepQuestion } from '@bank/kit';
import { fatcaCrsCertificationPersonalGet, fatcaCrsCertificationPersonalUpdate } from '@bank/protocol/tax-personal';
import { useCustomer } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { PersonSaid } from '../../person/person-said';
import { SignForm } from '../../signature/sign-form';
import { Signature } from '../../signature/signature';
import { useGoOn } from '../../signature/use-go-on';
import { openRefused } from '../../cure/cure';
import { personQuestionOf } from '../../person/question-of';
import { personal, personalForm, type TaxAnswers, useAnswers } from '../answers';
import { certifiedOf } from '../certified';
import { useNames } from '../use-names';

/** Everything once more, the declaration in full, and by whom it is signed. */
export function SignQuestion({ question }: { question: StepQuestion<TaxAnswers> }) {
  const certification = useQuery(query(fatcaCrsCertificationPersonalGet, undefined, { lazy: true }));
  const { customer, access } = useCustomer();
  const goOn = useGoOn();
  const answers = useAnswers();
  const names = useNames(answers);
  return (
    <Answer of={certification}>
      {({ declaration }) => (
        <SignForm
          question={question}
          certified={() => certifiedOf(personal.store.getState().answers, declaration.id)}
          send={(certified) => call(fatcaCrsCertificationPersonalUpdate, certified)}
          onRefused={(refused) => openRefused(personalForm, refused, personQuestionOf)}
          onSent={() => {
            personal.finish();
            return goOn();
          }}
        >
          <PersonSaid answers={answers} names={names} />
          <Signature
            declaration={declaration}
            name={personName(customer, access)}
            capacity="kyc-tax.tax.sign.forSelf"
          />
        </SignForm>
      )}
    </Answer>
  );
}
