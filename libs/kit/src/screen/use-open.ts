import { useCallback } from 'react';
import { useAddressed } from './use-addressed';

export interface OpenPopup<Name extends string> {
  /** Which of the names is open; null: none of them. */
  open: Name | null;
  /** What the popup is about, as `show` was told; null: nothing in particular. */
  id: string | null;
  /** Opens a popup in place of the open one; always the same function. A secret or a draft stays in the component's state, never in the address. */
  show(name: Name, id?: string | number): void;
  close(): void;
}

/**
 * The open popup of a screen, in the address as `?open=name&id=…`. What it had open inside goes with it.
 * @param names the popups of this component; other components of the screen have other names
 */
export const useOpen = <Name extends string>(names: readonly Name[]): OpenPopup<Name> =>
  useNamed(names, POPUP, [...STEP, THEN]);

/** A step inside a popup, in the address beside it: the browser's Back leads to the step before, and only from the first one out. */
export const useStep = <Name extends string>(names: readonly Name[]): OpenPopup<Name> => useNamed(names, STEP, [THEN]);

const POPUP = ['open', 'id'] as const;
const STEP = ['step', 'about'] as const;
/** What a popup or one of its steps goes on with, and that is nothing without what was typed before: a code that was sent. */
export const THEN = 'then';

function useNamed<Name extends string>(
  names: readonly Name[],
  [named, about]: typeof POPUP | typeof STEP,
  inside: readonly string[] = [],
): OpenPopup<Name> {
  const { get, show, close } = useAddressed([named, about, ...inside]);
  const openIn = (read: typeof get) => names.find((name) => name === read(named)) ?? null;
  const open = openIn(get);
  return {
    open,
    id: open === null ? null : get(about),
    show: useCallback(
      (name, id) => show({ [named]: name, ...(id === undefined ? {} : { [about]: id }) }),
      [show, named, about],
    ),
    close: () => close((read) => openIn(read) !== null),
  };
}
