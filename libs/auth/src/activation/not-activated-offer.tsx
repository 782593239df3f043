import { Banner } from '@bank/ui';
import { lazy, Suspense } from 'react';

const ResendButton = lazy(() => import('./resend-button').then(({ ResendButton: Button }) => ({ default: Button })));

/** At sign-in: the password was right, the account is not activated yet. Offers to send the link again. */
export function NotActivatedOffer({ sentence, email }: { sentence: string; email: string }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Banner tone="warning">{sentence}</Banner>
      <Suspense>
        <ResendButton key={email} email={email} />
      </Suspense>
    </div>
  );
}
