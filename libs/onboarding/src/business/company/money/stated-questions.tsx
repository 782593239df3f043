import { query } from '@bank/api-client';
import { Answer } from '@bank/kit';
import { purposesOfAccount, sourcesOfFunds } from '@bank/protocol/dictionaries';
import { useQuery } from '@tanstack/react-query';
import { AnotherAccountStep } from '../../../steps/another-account-step';
import { StatedStep } from '../../../steps/stated-step';
import { business, useAnswers } from '../../answers';
import type { Step } from '../steps-of';

type Props = { question: Step };

export function SourcesQuestion({ question }: Props) {
  const { sources, sourceNotes } = useAnswers();
  return (
    <Answer of={useQuery(query(sourcesOfFunds, { sourceList: 'business' }, { lazy: true }))}>
      {({ sources: entries }) => (
        <StatedStep
          question={question}
          entries={entries}
          given={{ chosen: sources, notes: sourceNotes }}
          onAnswer={({ chosen, notes }) => business.keep({ sources: chosen, sourceNotes: notes })}
        />
      )}
    </Answer>
  );
}

export function PurposesQuestion({ question }: Props) {
  const { purposes, purposeNotes } = useAnswers();
  return (
    <Answer of={useQuery(query(purposesOfAccount, { customerType: 'business' }, { lazy: true }))}>
      {({ purposes: entries }) => (
        <StatedStep
          question={question}
          entries={entries}
          given={{ chosen: purposes, notes: purposeNotes }}
          onAnswer={({ chosen, notes }) => business.keep({ purposes: chosen, purposeNotes: notes })}
        />
      )}
    </Answer>
  );
}

export const AnotherAccountQuestion = ({ question }: Props) => (
  <AnotherAccountStep question={question} customerType="business" given={useAnswers()} onAnswer={business.keep} />
);
