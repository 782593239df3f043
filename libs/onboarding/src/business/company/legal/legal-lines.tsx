import { useFormat } from '@bank/i18n';
import { AnswerList, YES } from '@bank/kit';
import { nameOf, useAnswers } from '../../answers';
import { useYesNoWord } from '../yes-no';
import { useControlName } from './use-control-name';

/** All that was said of the company's standing in law. */
export function LegalLines() {
  const format = useFormat();
  const word = useYesNoWord();
  const control = useControlName();
  const answers = useAnswers();
  const { isFinancialInstitution, regulator, licenceNumber, representative, controlDate } = answers;
  return (
    <AnswerList
      lines={[
        ['legal-form', 'onboarding.legal.formLabel', answers.legalForm],
        [
          'financial-institution',
          'onboarding.legal.institutionShort',
          isFinancialInstitution === YES ? `${regulator}, ${licenceNumber}` : word(isFinancialInstitution),
        ],
        ['representative', 'onboarding.legal.representativeShort', nameOf(answers, representative)],
        [
          'control',
          'onboarding.legal.controlShort',
          control && [control, controlDate && format.date(controlDate, 'day')].filter(Boolean).join(', '),
        ],
      ]}
    />
  );
}
