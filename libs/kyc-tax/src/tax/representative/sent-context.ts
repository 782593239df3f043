import { createContext } from 'react';

/**
 * Called when the bank has the certification: the link is used up, and the page says that it is done.
 * @param copy opens the certificate for a quarter of an hour
 */
export const SentContext = createContext<(copy: string) => void>(() => undefined);
