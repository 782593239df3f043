import { Text } from '@bank/i18n';
import { CircleCheck } from 'lucide-react';
import type { Payee } from './use-payee';

/** Who is at the address; an unknown one is an error and shows as that. */
export function PayeeNote({ payee }: { payee: Payee }) {
  return (
    <span aria-live="polite" className="inline-flex min-h-5 items-center gap-1.5">
      {payee.state === 'known' ? (
        <>
          <CircleCheck className="text-positive size-4 shrink-0" />
          <span className="text-text font-medium">{payee.name}</span>
        </>
      ) : payee.state === 'later' ? (
        payee.sentence
      ) : (
        <Text id={payee.state === 'looking' ? 'transfers.p2p.looking' : 'transfers.p2p.payeeHelp'} />
      )}
    </span>
  );
}
