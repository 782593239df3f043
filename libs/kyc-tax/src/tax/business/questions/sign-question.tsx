import { call, query } from '@bank/api-client';
import { useFormat } from '@bank/i18n';
import { Answer, type AnswerLine, AnswerList, personName, type StepQuestion } from '@bank/kit';
import {
  type ControllingPerson,
  fatcaCrsCertificationBusinessGet,
  fatcaCrsCertificationBusinessUpdate,
} from '@bank/protocol/tax-business';
import { useCustomer } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { SignForm } from '../../signature/sign-form';
import { Signature } from '../../signature/signature';
import { useGoOn } from '../../signature/use-go-on';
import { openRefused } from '../../cure/cure';
import { paperLines } from '../../papers/paper-lines';
import { businessPapersAsked } from '../indicia';
import { businessQuestionOf } from '../question-of';
import { numberQuestion } from '../../taxed/number-question-id';
import { business, type BusinessAnswers, businessForm, personTaxed, useAnswers } from '../answers';
import { certifiedOf } from '../certified';
import { askedOf, asksControllers } from '../entity-table';
import { personNumberQuestion, personQuestion } from '../person-question-id';
import { type Names, useNames } from '../use-names';

/** Everything once more, the declaration in full, and by whom it is signed for the company. */
export function SignQuestion({ question }: { question: StepQuestion<BusinessAnswers> }) {
  const certification = useQuery(query(fatcaCrsCertificationBusinessGet, undefined, { lazy: true }));
  const { customer, access } = useCustomer();
  const goOn = useGoOn();
  const answers = useAnswers();
  const names = useNames(answers);
  return (
    <Answer of={certification}>
      {({ declaration, fatcaCrsCertificationInfo: { controllingPersons } }) => (
        <SignForm
          question={question}
          certified={() => certifiedOf(business.store.getState().answers, declaration.id)}
          send={(certified) => call(fatcaCrsCertificationBusinessUpdate, certified)}
          onRefused={(refused) => openRefused(businessForm, refused, businessQuestionOf)}
          onSent={() => {
            business.finish();
            return goOn();
          }}
        >
          <Said answers={answers} names={names} />
          {asksControllers(answers) &&
            controllingPersons.map((person) => (
              <Person key={person.representativeId} answers={answers} names={names} person={person} />
            ))}
          <Signature
            declaration={declaration}
            name={personName(customer, access)}
            capacity="kyc-tax.tax.sign.forCompany"
          />
        </SignForm>
      )}
    </Answer>
  );
}

interface SaidProps {
  answers: BusinessAnswers;
  /** The answers in words. */
  names: Names;
}

function Said({ answers, names }: SaidProps) {
  const lines: readonly AnswerLine[] = [
    ['type', 'kyc-tax.tax.entity.label', names.type],
    ...askedOf(answers).map((id): AnswerLine => [
      id,
      `kyc-tax.tax.entity.${id}.label`,
      id === 'giin' ? names.giin : names.word(id),
    ]),
    ['addresses', 'kyc-tax.tax.addresses.registered', names.registered],
    ['addresses', 'kyc-tax.tax.addresses.business', names.business],
    ['us', 'kyc-tax.tax.plan.us', names.us],
    ...paperLines(answers, businessPapersAsked(answers)),
    ['countries', 'kyc-tax.tax.companyCountries.label', names.all(answers.countries)],
  ];
  return (
    <>
      <AnswerList lines={lines} />
      <AnswerList
        lines={answers.countries.map((code): AnswerLine => [
          numberQuestion(code),
          'kyc-tax.tax.sign.number',
          names.number(code),
          { country: names.country(code) },
        ])}
      />
    </>
  );
}

function Person({ answers, names, person }: SaidProps & { person: ControllingPerson }) {
  const { representativeId: id, name } = person;
  const format = useFormat();
  const born = answers.births[id];
  const { countries } = personTaxed(answers, id);
  const lines: readonly AnswerLine[] = [
    [
      personQuestion(id, 'born'),
      'kyc-tax.tax.sign.born',
      born ? [born.cityOfBirth, names.country(born.countryOfBirth)].join(', ') : null,
    ],
    [personQuestion(id, 'born'), 'kyc-tax.tax.birthday.label', born ? format.date(born.dateOfBirth, 'day') : null],
    ...countries.map((code): AnswerLine => [
      personNumberQuestion(id, code),
      'kyc-tax.tax.sign.number',
      names.personNumber(id, code),
      { country: names.country(code) },
    ]),
  ];
  return (
    <section className="grid gap-1" aria-label={name}>
      <h2 className="font-semibold">{name}</h2>
      <AnswerList lines={lines} />
    </section>
  );
}
