import { prefetch, query } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { customerQueries } from '@bank/session/calls';
import { rates } from '../home/home-queries';
import { AccountsFrame } from './accounts-frame';

export const handle = { title: 'kit.place.accounts' } as const;

export function loader() {
  prefetch(query(balanceInquiry), rates(), customerQueries.info(), customerQueries.access());
  return null;
}

/** All accounts; on a wide window with the first of them beside the list. */
export function Component() {
  return <AccountsFrame accountId={null} />;
}
