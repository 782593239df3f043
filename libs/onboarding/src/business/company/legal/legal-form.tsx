import { said } from '@bank/kit';
import { useText } from '@bank/i18n';
import { nameOf, useAnswers } from '../../answers';
import { FormPage } from '../form-page';
import { stepsOf } from '../steps-of';
import { useYesNoWord } from '../yes-no';
import { ControlQuestion } from './control-question';
import { InstitutionQuestion } from './institution-question';
import { LegalFormQuestion } from './legal-form-question';
import { LegalLines } from './legal-lines';
import { LEGAL, type LegalId } from './legal-questions';
import { RepresentativeQuestion } from './representative-question';
import { useControlName } from './use-control-name';

const STEPS = stepsOf<LegalId>(
  LEGAL,
  {
    'legal-form': LegalFormQuestion,
    'financial-institution': InstitutionQuestion,
    representative: RepresentativeQuestion,
    control: ControlQuestion,
  },
  LegalLines,
);

/** The company in law, and who acts for it (R3.3.25). */
export function Form() {
  const t = useText();
  const word = useYesNoWord();
  const control = useControlName();
  const answers = useAnswers();
  return (
    <FormPage
      place="legal"
      steps={STEPS}
      said={said([
        {
          id: 'onboarding.said.fact',
          words: { what: t('onboarding.legal.formLabel') },
          parts: { answer: ['legal-form', answers.legalForm] },
        },
        {
          id: 'onboarding.said.fact',
          words: { what: t('onboarding.legal.institutionShort') },
          parts: {
            answer: ['financial-institution', word(answers.isFinancialInstitution).toLocaleLowerCase()],
          },
        },
        {
          id: 'onboarding.said.signs',
          parts: { name: ['representative', nameOf(answers, answers.representative)] },
        },
        {
          id: 'onboarding.said.fact',
          words: { what: t('onboarding.legal.controlShort') },
          parts: { answer: ['control', control] },
        },
      ])}
    />
  );
}
