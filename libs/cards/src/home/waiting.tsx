import { query } from '@bank/api-client';
import { isolated, Text } from '@bank/i18n';
import type { WaitingSource, Waits } from '@bank/kit';
import { paths } from '@bank/paths';
import { balanceInquiry } from '@bank/protocol/accounts';
import { useCustomer } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { permits } from '../card-rules';

/** Cards that came by post and pay nothing before they are activated. Home has the accounts already. */
function useWaiting(): Waits {
  const { may } = useCustomer();
  const { data, isLoading } = useQuery({ ...query(balanceInquiry), enabled: may.spendByCards });
  const cards = (data?.accounts.account ?? []).filter(
    ({ cardIsVirtual, accountStatusId, subType }) =>
      cardIsVirtual !== null && subType !== null && permits('activate', { cardIsVirtual, accountStatusId, subType }),
  );
  return {
    tasks: cards.map(({ accountId, name }) => ({
      id: String(accountId),
      title: <Text id="kit.waiting.card" values={{ name: isolated(name) }} />,
      note: <Text id="kit.waiting.cardNote" />,
      to: paths.confirmCard.to({ cardId: accountId }),
    })),
    isPending: isLoading,
  };
}

export const waiting: WaitingSource = { kind: 'cards', useWaiting };
