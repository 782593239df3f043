import { loadTexts } from '@bank/i18n';
import { loadScreenMessages } from '@bank/kit';
import { Banner, latePart } from '@bank/ui';
import { loadStepMessages } from '../messages';

const ResendButton = latePart(async () => {
  const [{ ResendButton: Button }] = await Promise.all([
    import('./resend-button'),
    loadTexts([loadStepMessages, loadScreenMessages]),
  ]);
  return { default: Button };
});

/** At sign-in: the password was right, the account is not activated yet. Offers to send the link again. */
export function NotActivatedOffer({ sentence, email }: { sentence: string; email: string }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Banner tone="warning">{sentence}</Banner>
      <ResendButton key={email} email={email} />
    </div>
  );
}
