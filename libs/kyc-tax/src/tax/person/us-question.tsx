import { Text } from '@bank/i18n';
import type { StepQuestion } from '@bank/kit';
import { UsForm } from '../taxed/us-form';
import { indiciaOf, indiciaSaid } from './indicia';
import { type PersonForm, withUsAnswer } from './person-answers';

const WORDS = {
  birthplace: 'kyc-tax.tax.us.birthplace',
  citizenship: 'kyc-tax.tax.us.citizenship',
  address: 'kyc-tax.tax.us.address',
  phone: 'kyc-tax.tax.us.phone',
} as const;

/** Whether the United States tax them, wherever they live. */
export const usQuestion = (form: PersonForm) =>
  function UnitedStates<Answers>({ question }: { question: StepQuestion<Answers> }) {
    const answers = form.useAnswers();
    return (
      <UsForm
        question={question}
        said={answers.isUSTaxPayer}
        indicia={indiciaOf(answers).map((one) => WORDS[one])}
        isRecorded={indiciaOf(answers).length > indiciaSaid(answers).length}
        no="kyc-tax.tax.us.no"
        yes="kyc-tax.tax.us.yes"
        yesNote="kyc-tax.tax.us.yesNote"
        onAnswer={(answer) => form.keep(withUsAnswer(answers, answer))}
      >
        <p className="text-muted text-sm">
          <Text id="kyc-tax.tax.us.who" />
        </p>
      </UsForm>
    );
  };
