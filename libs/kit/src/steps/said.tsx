import { isolated, type MessageId, Text } from '@bank/i18n';
import type { ReactNode } from 'react';
import { WayBack } from './way-back';

/** A phrase of the sentence that grows; each of its answers is the way back to its question. */
export interface Phrase {
  id: MessageId;
  /** By the names in the phrase: the question, and the answer; null or empty hides the phrase. */
  parts: Readonly<Record<string, readonly [question: string, answer: string | null]>>;
  /** Other names in it: words that lead nowhere. */
  words?: Readonly<Record<string, ReactNode>>;
}

/** What the applicant has said so far, in order. A phrase stands there when all of its answers do. */
export const said = (phrases: readonly Phrase[]): readonly ReactNode[] =>
  phrases.map(({ id, parts, words }) =>
    Object.values(parts).every(([, answer]) => answer !== null && answer !== '') ? (
      <Text
        key={[id, ...Object.values(parts).map(([question]) => question)].join(' ')}
        id={id}
        values={{
          ...words,
          ...Object.fromEntries(
            Object.entries(parts).map(([name, [question, answer]]) => [
              name,
              <WayBack key={name} to={question}>
                {isolated(answer ?? '')}
              </WayBack>,
            ]),
          ),
        }}
      />
    ) : null,
  );
