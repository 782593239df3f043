import { createContext } from 'react';

/** Called when the bank has the certification: the link is used up, and the page says that it is done. */
export const SentContext = createContext<() => void>(() => undefined);
