import type { MessageId } from '@bank/i18n';
import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { redirect, replace, useSearchParams } from 'react-router-dom';

/** One question of a long form: a screen of its own. */
export interface StepQuestion<Answers> {
  /** In the address. */
  id: string;
  /** Its part of the plan, counted from 0. */
  part: number;
  title: MessageId;
  /** For the names in the title. */
  titleValues?: Readonly<Record<string, string>>;
  /** A line below the title. */
  help?: MessageId;
  /** Questions that earlier answers make needless are left out. */
  isAsked?(answers: Answers): boolean;
  isAnswered(answers: Answers): boolean;
  /** Why the answer that is there does not do, above the fields. */
  fault?: string;
  /** Called with each new answer, once it is kept. */
  onAnswered?(): void;
  /** The fields with their form; `StepForm` is its frame. */
  Ask: ComponentType<{ question: StepQuestion<Answers> }>;
}

/** What the form of a question needs of it. */
export type QuestionFrame = Pick<StepQuestion<never>, 'id' | 'title' | 'titleValues' | 'fault' | 'onAnswered'>;

export interface Steps<Answers> {
  /** What is asked of these answers, in order. */
  asked: readonly StepQuestion<Answers>[];
  /** The place of the open one. */
  at: number;
  current: StepQuestion<Answers>;
  /** Where a question is, for a link. */
  addressOf(id: string): string;
  /** @param answers as they are after the answer: it may have opened a question or closed one */
  next(answers: Answers): void;
  /** Undefined at the first question. */
  back: (() => void) | undefined;
}

export interface StepsOptions {
  /** The address may name a question behind one without an answer: what is missing elsewhere leads there. */
  isAnyOrder?: boolean | undefined;
  /** Opens at the first question without an answer, whichever one the address names. */
  isFromFirstOpen?: boolean | undefined;
}

const PLACE = 'q';

/**
 * Where in its questions the visitor is. The address holds the place, so that Back is Back and a reload stays; nobody is let past a
 * question without an answer, unless the form may be answered in any order.
 */
export function useSteps<Answers>(
  questions: readonly StepQuestion<Answers>[],
  answers: Answers,
  { isAnyOrder = false, isFromFirstOpen = false }: StepsOptions = {},
): Steps<Answers> {
  const [search, setSearch] = useSearchParams();
  // Until the address names that question; from then on it counts again.
  const [isEntering, setEntering] = useState(isFromFirstOpen);
  const place = search.get(PLACE);
  const askedOf = (given: Answers) => questions.filter(({ isAsked }) => isAsked?.(given) ?? true);
  // The question is drawn at once, and the address follows: until then the one before would move, since its answer is told already.
  const [led, setLed] = useState<{ from: string | null; to: string } | null>(null);
  if (led !== null && led.from !== place) setLed(null);
  const wanted = led === null ? place : led.to;
  const { asked, at, current } = shownOf(questions, answers, isEntering ? null : wanted, isAnyOrder);
  const isElsewhere = wanted !== current.id;
  if (isEntering && !isElsewhere) setEntering(false);
  useEffect(() => {
    // The address says what is shown, so that Back has a question to come back to.
    if (isElsewhere) setSearch(placed(current.id), { replace: true });
  }, [isElsewhere, current.id, setSearch]);
  const go = (id: string) => {
    flushSync(() => setLed({ from: place, to: id }));
    setSearch(placed(id));
  };
  const before = asked[at - 1];
  return {
    asked,
    at,
    current,
    addressOf: (id) => `?${placed(id)(search).toString()}`,
    next(given) {
      const then = askedOf(given);
      // Who came back to change one answer goes on from where they were.
      const following = then.find(({ isAnswered }) => !isAnswered(given)) ?? then.at(-1);
      if (following !== undefined) go(following.id);
    },
    back: before && (() => go(before.id)),
  };
}

/** Which question an address shows. @param wanted the one it names; null: none */
function shownOf<Answers>(
  questions: readonly StepQuestion<Answers>[],
  answers: Answers,
  wanted: string | null,
  isAnyOrder = false,
) {
  const asked = questions.filter(({ isAsked }) => isAsked?.(answers) ?? true);
  const firstOpen = asked.findIndex(({ isAnswered }) => !isAnswered(answers));
  const furthest = firstOpen === -1 ? asked.length - 1 : firstOpen;
  const named = asked.findIndex(({ id }) => id === wanted);
  const at = named === -1 ? furthest : isAnyOrder ? named : Math.min(named, furthest);
  const current = asked[at];
  if (current === undefined) throw new Error('a long form has a question');
  return { asked, at, current };
}

/**
 * For the loader of a long form: leads to the address that names the question it shows, or is null where it does already. A screen that
 * put it right by itself would end the navigation of a visitor who leaves at once.
 */
export function toQuestion<Answers>(
  { url }: Request,
  questions: readonly StepQuestion<Answers>[],
  answers: Answers,
): Response | null {
  const { pathname, searchParams } = new URL(url);
  const { current } = shownOf(questions, answers, searchParams.get(PLACE));
  if (searchParams.get(PLACE) === current.id) return null;
  const address = `${pathname}?${placed(current.id)(searchParams).toString()}`;
  // On a step forward the page before is still the entry of the history, and Back has to find it there.
  const isEntered = globalThis.location.pathname === pathname;
  return isEntered ? replace(address) : redirect(address);
}

const placed = (id: string) => (before: URLSearchParams) => {
  const after = new URLSearchParams(before);
  after.set(PLACE, id);
  return after;
};
