import { Text, useFormat } from '@bank/i18n';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Whom } from './read-whom';

/** What was made of what is typed, so that the customer sees it before going on. */
export function WhomNote({ whom }: { whom: Whom }) {
  const said = useSaid(whom);
  return said === null ? <Text id="transfers.whom.help" /> : <Read>{said}</Read>;
}

/** Null for what is not understood yet, and for whom the bank is asked about. */
function useSaid(whom: Whom): ReactNode {
  const format = useFormat();
  switch (whom.kind) {
    case 'iban':
      return <Text id="transfers.whom.isIban" values={{ country: format.displayName('region', whom.countryCode) }} />;
    case 'card':
      return <Text id="transfers.whom.isCard" values={{ ending: whom.cardNumber.slice(-4) }} />;
    case 'wallet':
      return <Text id="transfers.whom.isWallet" values={{ coin: whom.coin }} />;
    case 'account':
      return <Text id="transfers.whom.isAccount" />;
    case 'place':
      return <Text id="transfers.whom.isPlace" />;
    case 'phone':
      if (whom.countryCode === null) return null;
      return <Text id={whom.countryCode === 'BR' ? 'transfers.whom.isPix' : 'transfers.whom.isInterac'} />;
    case 'nothing':
    case 'email':
    case 'name':
    case 'wrong':
      return null;
  }
}

/** It was understood. */
export function Read({ children }: { children: ReactNode }) {
  return (
    <>
      <CircleCheck className="text-positive size-4 shrink-0" />
      <span className="text-text font-medium">{children}</span>
    </>
  );
}
