import { queryClient } from '@bank/api-client';
import { I18nProvider } from '@bank/i18n';
import { fakeBank, kitMessages, WithBrand } from '@bank/kit/testing';
import type { CreatedPayment } from '@bank/protocol/payment';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import messages from '../messages-steps/en.json';
import { P2P_WORDS } from '../p2p/p2p-kind';
import { Receipt, type ReceiptProps } from '../flow/receipt/receipt';

/** The words of a payment to another customer, and of one that is under way for a while. */
export const words = {
  ...P2P_WORDS,
  released: { title: 'transfers.external.sent', body: 'transfers.external.done' },
} as const;

/** One receipt, over a bank whose customer has nobody in the book. */
export function showReceipt(payment: CreatedPayment, given: Partial<ReceiptProps> = {}) {
  const bank = fakeBank({
    payeeList: () => ({ payees: [] }),
    payeeCandidateList: () => ({ candidates: [] }),
  });
  const receipt = (
    <Receipt
      payment={payment}
      words={words}
      fromAccount="Main EUR"
      wasCoded={false}
      details={[]}
      onUndo={() => Promise.resolve()}
      onAgain={jest.fn()}
      onMonthly={jest.fn()}
      onAnother={jest.fn()}
      {...given}
    />
  );
  const router = createMemoryRouter(
    [
      { path: '/transfer/p2p', element: receipt },
      { path: '*', element: null },
    ],
    {
      initialEntries: ['/transfer/p2p'],
    },
  );
  render(
    <I18nProvider lang="en" messages={{ ...kitMessages, ...messages }}>
      <QueryClientProvider client={queryClient}>
        <WithBrand brand={{ id: 'd' }}>
          <RouterProvider router={router} />
        </WithBrand>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { bank, address: () => router.state.location.pathname + router.state.location.search };
}
