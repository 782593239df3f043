import { prefetch, query } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { customerQueries } from '@bank/session/calls';
import { useParams } from 'react-router-dom';
import { rates } from '../home/home-queries';
import { AccountsFrame } from '../list/accounts-frame';

export const handle = { title: 'kit.place.accounts' } as const;

export function loader() {
  prefetch(query(balanceInquiry), rates(), customerQueries.info(), customerQueries.access());
  return null;
}

/** One account; on a wide window beside the list of all. */
export function Component() {
  return <AccountsFrame accountId={Number(useParams()['accountId'])} />;
}
