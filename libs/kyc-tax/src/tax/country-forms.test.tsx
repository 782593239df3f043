/** @jest-environment @bank/testing/environment */
// Rules: R0.120, R3.5.6.
import { type KeptAnswers, StepPage, type StepQuestion, useKept } from '@bank/kit';
import { kitMessages } from '@bank/kit/testing';
import { renderScreen, testCountryForms } from '@bank/testing';
import { dropAllDrafts } from '@bank/ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import messages from '../messages-tax/en.json';
import { choose, forgetAnswers, goOn } from '../testing/tax-pages';
import { PLAN } from './person/person-questions';
import { NO_ANSWERS, personal } from './personal/answers';
import { questionsOf as questionsOfPerson } from './personal/questions';
import { representative } from './representative/answers';
import { questionsOf as questionsOfRepresentative } from './representative/questions';
import { taxIdsOf } from './taxed/taxed';

const END = 'The end';

/** These questions of a certification, and then the end. */
function asking<Answers extends object>(
  kept: KeptAnswers<Answers>,
  questionsOf: (answers: Answers) => readonly StepQuestion<Answers>[],
  isWanted: (id: string) => boolean,
) {
  const end: StepQuestion<Answers> = {
    ...{ id: 'end', part: 3, title: 'kyc-tax.tax.sign.title', isAnswered: () => false, Ask: () => <p>{END}</p> },
  };
  return function Asking() {
    const { answers } = useKept(kept);
    return (
      <StepPage<Answers>
        questions={[...questionsOf(answers).filter(({ id }) => isWanted(id)), end]}
        plan={PLAN}
        answers={answers}
        latest={() => kept.store.getState().answers}
        said={[]}
        secondsAQuestion={10}
        draftKey={kept.draftKey}
      />
    );
  };
}

const at = (Component: () => ReactNode) =>
  renderScreen('/certification', {
    routes: [{ path: '/certification', element: <Component /> }],
    persona: 'tess',
    brand: { id: 'd' },
    messages: { ...kitMessages, ...messages },
  });

async function toEnd() {
  await goOn();
  await screen.findByText(END);
}

beforeEach(() => {
  dropAllDrafts();
  forgetAnswers();
});

const PERSON = { ...NO_ANSWERS, ...{ dateOfBirth: '1984-03-02', addressId: '1' }, isUSTaxPayer: 'no' as const };

/** Takes the countries out of the list, and puts this one in. */
async function replace(_label: string, country: string): Promise<void> {
  for (const button of screen.queryAllByRole('button', { name: /^Remove / })) await userEvent.click(button);
  await choose(/^(Add another|Choose a) country/, country);
}

testCountryForms([
  {
    file: 'libs/kyc-tax/src/tax/fields/birthplace-fields.tsx',
    what: 'where a person was born',
    open: () => at(asking(personal, questionsOfPerson, (id) => id === 'born')),
    label: 'Country',
    before: { country: 'Romania', fields: { 'City or place': 'Cluj' } },
    // Of birth nothing is kept over a loaded page (R0.113).
    after: { country: 'Estonia', fields: { 'City or place': 'Cluj' } },
    async send() {
      await toEnd();
      return personal.store.getState().answers;
    },
    gone: ['"RO"'],
    kept: ['"EE"', 'Cluj'],
  },
  {
    file: 'libs/kyc-tax/src/tax/person/citizenship-question.tsx',
    what: 'what a person is a citizen of',
    async open() {
      const view = await at(asking(personal, questionsOfPerson, (id) => id === 'citizenship'));
      await screen.findByRole('group', { name: 'Citizenship' });
      return view;
    },
    label: 'Add another country',
    choose: replace,
    before: { country: 'Romania' },
    after: { country: 'Estonia' },
    async send() {
      await toEnd();
      return personal.store.getState().answers.citizenship;
    },
    gone: ['"RO"'],
    kept: ['"EE"'],
  },
  {
    file: 'libs/kyc-tax/src/tax/taxed/countries-form.tsx',
    what: 'where a person pays tax',
    async open() {
      if (personal.store.getState().answers.dateOfBirth === '') personal.keep(PERSON);
      return at(asking(personal, questionsOfPerson, (id) => id === 'countries' || id.startsWith('number')));
    },
    async toCountry() {
      await screen.findByRole('button', { name: 'Continue' });
      while (screen.queryByRole('heading', { level: 1, name: 'Where do you pay tax?' }) === null)
        await userEvent.click(screen.getByRole('button', { name: 'Back' }));
      await screen.findByRole('button', { name: /^(Add another|Choose a) country/ });
    },
    async onward() {
      await goOn();
      await screen.findByRole('heading', { level: 1, name: /What’s your/ });
    },
    label: 'Add another country',
    choose: replace,
    before: { country: 'Spain', fields: { 'NIF/NIE': '54362315K' } },
    after: { country: 'Portugal', fields: { NIF: '123456789' } },
    async send() {
      await toEnd();
      return taxIdsOf(personal.store.getState().answers);
    },
    gone: ['"ES"', '54362315K'],
    kept: ['"PT"', '123456789'],
  },
  {
    file: 'libs/kyc-tax/src/tax/representative/questions/address-question.tsx',
    what: 'where a representative lives',
    open: () => at(asking(representative, questionsOfRepresentative, (id) => id === 'address')),
    label: 'Country',
    before: {
      country: 'Romania',
      fields: { 'Street and number': 'Strada Horea 5', City: 'Cluj', Postcode: '400174' },
    },
    after: { country: 'Estonia' },
    async send() {
      await toEnd();
      return representative.store.getState().answers;
    },
    gone: ['"RO"'],
    kept: ['"EE"', 'Strada Horea 5'],
  },
]);
