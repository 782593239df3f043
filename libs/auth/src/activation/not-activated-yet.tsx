import { Text } from '@bank/i18n';
import { Banner, Button } from '@bank/ui';
import { isApiFailure } from '../sign-in/api-failure';
import { useSignInFailure } from '../sign-in/sign-in-failure';
import { ResendButton } from './resend-button';

interface NotActivatedYetProps {
  email: string;
  failure: unknown;
  onRetry(): void;
}

/** The bank's sentence (R3.8.1), and what helps: another link where this one is refused, another try otherwise. */
export function NotActivatedYet({ email, failure, onRetry }: NotActivatedYetProps) {
  const sentence = useSignInFailure(failure);
  const isRefused = isApiFailure(failure) && failure.kind === 'verify';
  return (
    <>
      <Banner tone="danger">{sentence}</Banner>
      {isRefused ? (
        <ResendButton isMain email={email} />
      ) : (
        <Button wide onClick={onRetry}>
          <Text id="kit.tryAgain" />
        </Button>
      )}
    </>
  );
}
