import { createStore } from 'zustand/vanilla';

/** For whom the bank did not let the user act; the banner says so until it is dismissed. */
export const refusedActing = createStore<{ customerId: number | null }>()(() => ({ customerId: null }));
