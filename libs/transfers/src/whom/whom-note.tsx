import { Text, useFormat } from '@bank/i18n';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Whom } from './read-whom';

/** What was made of what is typed, so that the customer sees it before going on. */
export function WhomNote({ whom }: { whom: Whom }) {
  const format = useFormat();
  switch (whom.kind) {
    case 'iban':
      return (
        <Read>
          <Text id="transfers.whom.isIban" values={{ country: format.displayName('region', whom.countryCode) }} />
        </Read>
      );
    case 'card':
      return (
        <Read>
          <Text id="transfers.whom.isCard" values={{ ending: whom.cardNumber.slice(-4) }} />
        </Read>
      );
    case 'wallet':
      return (
        <Read>
          <Text id="transfers.whom.isWallet" values={{ coin: whom.coin }} />
        </Read>
      );
    case 'account':
      return (
        <Read>
          <Text id="transfers.whom.isAccount" />
        </Read>
      );
    case 'place':
      return (
        <Read>
          <Text id="transfers.whom.isPlace" />
        </Read>
      );
    case 'phone':
      if (whom.countryCode === null) return <Text id="transfers.whom.help" />;
      return (
        <Read>
          <Text id={whom.countryCode === 'BR' ? 'transfers.whom.isPix' : 'transfers.whom.isInterac'} />
        </Read>
      );
    case 'nothing':
    case 'email':
    case 'name':
    case 'wrong':
      return <Text id="transfers.whom.help" />;
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
