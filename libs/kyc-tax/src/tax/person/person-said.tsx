import { useFormat, useText } from '@bank/i18n';
import { type AnswerLine, AnswerList } from '@bank/kit';
import { paperLines } from '../papers/paper-lines';
import { personPapersAsked } from './indicia';
import { numberQuestion } from '../taxed/number-question-id';
import type { PersonAnswers } from './person-answers';
import type { PersonNames } from './use-person-names';

/** What a person has said once more, each answer the way back to its question. */
export function PersonSaid({ answers, names }: { answers: PersonAnswers; names: PersonNames }) {
  const t = useText();
  const format = useFormat();
  const { dateOfBirth, isUSTaxPayer, countries } = answers;
  const lines: readonly AnswerLine[] = [
    ['born', 'kyc-tax.tax.sign.born', names.born],
    ['birthday', 'kyc-tax.tax.birthday.label', dateOfBirth && format.date(dateOfBirth, 'day')],
    ['citizenship', 'kyc-tax.tax.citizenship.label', names.citizenship],
    ['address', 'kyc-tax.tax.sign.address', names.address],
    ['us', 'kyc-tax.tax.plan.us', t(isUSTaxPayer === 'yes' ? 'kyc-tax.tax.us.yes' : 'kyc-tax.tax.us.no')],
    ...paperLines(answers, personPapersAsked(answers)),
    ['countries', 'kyc-tax.tax.countries.label', names.countries],
  ];
  return (
    <>
      <AnswerList lines={lines} />
      <AnswerList
        lines={countries.map((code): AnswerLine => [
          numberQuestion(code),
          'kyc-tax.tax.sign.number',
          names.number(code),
          { country: names.country(code) },
        ])}
      />
    </>
  );
}
