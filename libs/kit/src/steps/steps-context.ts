import { createContext, type ReactNode, useContext } from 'react';

/** What a question needs of the form around it. */
export interface StepsSurroundings {
  next(): void;
  back: (() => void) | undefined;
  /** Where a question is, for a link. */
  addressOf(id: string): string;
  /** Where what is typed into a question is kept until it is answered; undefined: nowhere. */
  draftKey?: ((id: string) => string) | undefined;
  /** What concerns all answers, below the fields; a question that cannot be loaded has none of it. */
  end?: ReactNode;
}

export const StepsContext = createContext<StepsSurroundings | null>(null);

export function useStepsSurroundings(): StepsSurroundings {
  const surroundings = useContext(StepsContext);
  if (surroundings === null) throw new Error('a question needs its long form around it');
  return surroundings;
}
