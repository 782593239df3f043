import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Space that the phone's own edges take, in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The flags that the shell keeps (R1.1.9). In an ordinary browser they stay as they are here. */
export interface WrapperState {
  /** The page runs inside the app, and the app has announced its capabilities. */
  readonly mobileWrapper: boolean;
  /** The phone's keyboard covers the lower part of the page. */
  readonly keyboardVisible: boolean;
  /** The app shows a footer of its own; the page hides its bar. */
  readonly footerLocked: boolean;
  /** The app covers the page with its own preloader. */
  readonly preloaders: boolean;
  readonly safeArea: Insets;
}

export const wrapperState = createStore<WrapperState>()(() => ({
  mobileWrapper: false,
  keyboardVisible: false,
  footerLocked: false,
  preloaders: false,
  safeArea: { top: 0, right: 0, bottom: 0, left: 0 },
}));

/** Reads the flags and rerenders when the selected value changes. */
export function useWrapper<Value>(select: (state: WrapperState) => Value): Value {
  return useStore(wrapperState, select);
}
