import { Text, useFormat } from '@bank/i18n';
import type { ResolutionSigner } from '@bank/protocol/company-resolution';
import { Check, Clock, X } from 'lucide-react';

/** Whether a director has signed, and when. */
export function SignerState({ signer: { signedAt, refusedAt } }: { signer: ResolutionSigner }) {
  const format = useFormat();
  if (signedAt !== null)
    return (
      <span className="text-positive inline-flex items-center gap-1.5 text-sm">
        <Check className="size-4" aria-hidden="true" />
        <Text id="profile.resolution.signedOn" values={{ date: format.date(signedAt, 'day') }} />
      </span>
    );
  if (refusedAt !== null)
    return (
      <span className="text-danger inline-flex items-center gap-1.5 text-sm font-semibold">
        <X className="size-4" aria-hidden="true" />
        <Text id="profile.resolution.refusedOn" values={{ date: format.date(refusedAt, 'day') }} />
      </span>
    );
  return (
    <span className="text-warning inline-flex items-center gap-1.5 text-sm">
      <Clock className="size-4" aria-hidden="true" />
      <Text id="profile.resolution.missing" />
    </span>
  );
}
