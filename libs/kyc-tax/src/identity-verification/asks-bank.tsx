import { queryClient } from '@bank/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** The frame of a public page that asks the bank: around public pages there is no cache, because sign-in is painted without one. */
export const AsksBank = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <div className="grid min-h-41 grid-cols-[minmax(0,1fr)] content-start gap-5">{children}</div>
  </QueryClientProvider>
);
