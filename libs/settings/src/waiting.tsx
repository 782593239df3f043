import { query } from '@bank/api-client';
import { isolated, Text, useFormat } from '@bank/i18n';
import type { WaitingSource, Waits } from '@bank/kit';
import { paths } from '@bank/paths';
import { accessOfferList } from '@bank/protocol/company-offers';
import { useQuery } from '@tanstack/react-query';

/** The companies that ask the user to act for them, the one that ends first in front (R0.186). */
function useWaiting(): Waits {
  const format = useFormat();
  const list = useQuery(query(accessOfferList, undefined, { lazy: true }));
  const offers = list.data?.offers ?? [];
  return {
    tasks: offers.map(({ companyId, company, until }) => ({
      id: String(companyId),
      title: <Text id="kit.waiting.offer" values={{ company: isolated(company) }} />,
      note: <Text id="kit.waiting.offerNote" values={{ date: format.date(until, 'day') }} />,
      to: paths.companyAccess.to(),
    })),
    isPending: list.isLoading,
  };
}

export const waiting: WaitingSource = { kind: 'invitations', useWaiting };
