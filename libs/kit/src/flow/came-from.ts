import { createStore } from 'zustand/vanilla';

/** The last address inside the frame, which closing a flow leads back to; null: the page was opened inside the flow. */
export const cameFrom = createStore<{ address: string | null }>()(() => ({ address: null }));
