import { query } from '@bank/api-client';
import { Answer, type StepQuestion } from '@bank/kit';
import {
  occupations,
  purposesOfAccount,
  type SourceList,
  sourcesOfFunds,
  type StatedEntry,
} from '@bank/protocol/dictionaries';
import { useQuery } from '@tanstack/react-query';
import { StatedStep } from '../../steps/stated-step';
import { personal, type PersonalAnswers, useAnswers } from '../answers';

type Props = { question: StepQuestion<PersonalAnswers> };

/** Where a list of choices and its notes are kept. */
const PLACES = {
  sources: 'sourceNotes',
  secondSources: 'secondSourceNotes',
  purposes: 'purposeNotes',
} as const satisfies Partial<Record<keyof PersonalAnswers, keyof PersonalAnswers>>;

type StatedProps = Props & { place: keyof typeof PLACES; list?: SourceList };

function Stated({ question, entries, place, list }: StatedProps & { entries: readonly StatedEntry[] }) {
  const answers = useAnswers();
  return (
    <StatedStep
      question={question}
      entries={entries}
      {...(list && { list })}
      given={{ chosen: answers[place], notes: answers[PLACES[place]] }}
      onAnswer={({ chosen, notes }) => personal.keep({ [place]: chosen, [PLACES[place]]: notes })}
    />
  );
}

const Sources = ({ list, ...props }: StatedProps & { list: SourceList }) => (
  <Answer of={useQuery(query(sourcesOfFunds, { sourceList: list }, { lazy: true }))}>
    {({ sources }) => <Stated {...props} list={list} entries={sources} />}
  </Answer>
);

/** The employee's list or the first one, as the dictionary of occupations says. */
export function SourcesQuestion(props: Props) {
  const { occupation } = useAnswers();
  return (
    <Answer of={useQuery(query(occupations, undefined, { lazy: true }))}>
      {({ occupations: all }) => (
        <Sources {...props} place="sources" list={all.find(({ id }) => id === occupation)?.sourceList ?? 'personal'} />
      )}
    </Answer>
  );
}

export const SecondSourcesQuestion = (props: Props) => <Sources {...props} place="secondSources" list="second" />;

export function PurposesQuestion(props: Props) {
  return (
    <Answer of={useQuery(query(purposesOfAccount, { customerType: 'personal' }, { lazy: true }))}>
      {({ purposes }) => <Stated {...props} place="purposes" entries={purposes} />}
    </Answer>
  );
}
