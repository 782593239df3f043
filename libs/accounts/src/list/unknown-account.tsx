import { refetched } from '@bank/api-client';
import { paths } from '@bank/paths';
import { balanceInquiry } from '@bank/protocol/accounts';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { AccountsSkeleton } from './accounts-skeleton';

/**
 * The address names an account that the list does not have. It may have been opened just now, here or on another device, so the bank is asked
 * once more (R2.9.10) before the reader is led to the list.
 */
export function UnknownAccount() {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    let isHere = true;
    void refetched(balanceInquiry).then(() => {
      if (isHere) setAsked(true);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return isAsked ? <Navigate to={paths.accounts.to()} replace /> : <AccountsSkeleton />;
}
