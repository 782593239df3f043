import { useText } from '@bank/i18n';
import { type OpenPopup, useOpen } from '@bank/kit';
import type { ReactNode } from 'react';
import { type BusinessAnswers, nameOf, useAnswers } from '../answers';
import type { Problem } from '../business-form';
import { useUndo } from '../people/list/use-undo';

const POPUPS = ['add', 'part', 'remove', 'director', 'person', 'company'] as const;
export type PartPopup = (typeof POPUPS)[number];

const SAID = {
  removed: 'onboarding.shareholders.removed',
  changed: 'onboarding.shareholders.changed',
  added: 'onboarding.shareholders.added',
} as const;

export interface Parts {
  popup: OpenPopup<PartPopup>;
  /** Keeps a change of the tree, and how to take it back. */
  change(some: Partial<BusinessAnswers>, what: keyof typeof SAID, id: string): void;
  /** What was done last, with the way back from it. */
  undoLine: ReactNode;
}

/** What a view of the tree shows. It is drawn again when one of these changes, not when a popup opens above it. */
export interface ShownTree {
  answers: BusinessAnswers;
  /** What is wrong in it, by the id of the problem. */
  problems: ReadonlyMap<string, Problem>;
  onOpen: Parts['popup']['show'];
}

/** The tree as it is changed: what is open on it, and the way back. */
export function useParts(): Parts {
  const t = useText();
  const answers = useAnswers();
  const popup = useOpen(POPUPS);
  const undo = useUndo();
  return {
    popup,
    change: (some, what, id) => undo.take(t(SAID[what], { name: nameOf(answers, id) }), some),
    undoLine: undo.line(popup.open !== null),
  };
}

/** A part of a company by its holder, in the address: `c1.p2`. */
export const partId = (company: string, holder: string): string => `${company}.${holder}`;

/** @returns company and holder */
export function partOf(id: string): readonly [company: string, holder: string] {
  const [company = '', holder = ''] = id.split('.');
  return [company, holder];
}
