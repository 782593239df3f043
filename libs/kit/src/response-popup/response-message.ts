import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** A message over this length is a body under the header "Error" (R1.8.11). */
const LONGEST_HEADER = 50;

export interface ResponseMessage {
  text: string;
  /** Offers the button that leads home (R1.2.17). */
  goHome?: boolean;
}

interface ResponsePopupState {
  shown: ResponseMessage | null;
  show(message: ResponseMessage): void;
  close(): void;
}

/** The one generic popup; a later message takes the place of an earlier one. */
export const responsePopup = createStore<ResponsePopupState>()((set) => ({
  shown: null,
  show: (shown) => set({ shown }),
  close: () => set({ shown: null }),
}));

/** How a message is laid out: short ones are the header itself, long ones the body under "Error". */
export function responseLayout(text: string): { header: string | null; body: string | null } {
  // Counted in code points, so that a sentence in any script gets the same room.
  return [...text].length > LONGEST_HEADER ? { header: null, body: text } : { header: text, body: null };
}

/** Shows a message in the generic response popup. */
export function useResponsePopup(): (message: ResponseMessage) => void {
  return useStore(responsePopup, (state) => state.show);
}
