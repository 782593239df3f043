import { createStore } from 'zustand/vanilla';

/**
 * Whether the last session of this page ended on purpose. Going back in the tab then leads to addresses of somebody who has left: they are
 * not remembered for the next user. Loading the page starts anew.
 */
export const leftOnPurpose = createStore<{ wasLeft: boolean }>()(() => ({ wasLeft: false }));
