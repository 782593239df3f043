import type { StepQuestion } from '@bank/kit';
import { UsForm } from '../../taxed/us-form';
import { business, type BusinessAnswers, useAnswers, withUsAnswer } from '../answers';
import { indiciaOf } from '../indicia';

const WORDS = {
  registration: 'kyc-tax.tax.companyUs.registration',
  address: 'kyc-tax.tax.companyUs.address',
  phone: 'kyc-tax.tax.companyUs.phone',
} as const;

/** Whether the United States tax the company. */
export function UsQuestion({ question }: { question: StepQuestion<BusinessAnswers> }) {
  const answers = useAnswers();
  return (
    <UsForm
      question={question}
      said={answers.isUSTaxPayer}
      indicia={indiciaOf(answers).map((one) => WORDS[one])}
      no="kyc-tax.tax.companyUs.no"
      yes="kyc-tax.tax.companyUs.yes"
      yesNote="kyc-tax.tax.companyUs.yesNote"
      onAnswer={(answer) => business.keep(withUsAnswer(answers, answer))}
    />
  );
}
