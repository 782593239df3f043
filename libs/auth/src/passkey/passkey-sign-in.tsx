import { Text, useText } from '@bank/i18n';
import { PasskeyFailure, passkeyFailureText } from '@bank/kit';
import { Banner, Button } from '@bank/ui';
import { KeyRound } from 'lucide-react';
import { bankConnection } from '../bank-connection';
import { useSignInAttempt } from '../sign-in/use-sign-in-attempt';
import { usePasskeySupport } from './use-passkey-support';

async function loadCalls() {
  const [calls] = await Promise.all([import('./passkey-calls'), bankConnection.ready()]);
  return calls;
}

/** The other way in: by a passkey of this device, without a password. Gone where the browser knows none. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn(): void }) {
  const t = useText();
  const isSupported = usePasskeySupport();
  const { run, isPending, failure, sentence } = useSignInAttempt();
  if (!isSupported) return null;

  const start = () =>
    run(async () => {
      const { signInByPasskey } = await loadCalls();
      await signInByPasskey();
      onSignedIn();
    });
  return (
    <div className="mt-3 grid grid-cols-1 gap-4">
      <Button
        variant="secondary"
        wide
        icon={<KeyRound className="size-5" />}
        pending={isPending}
        pendingLabel={<Text id="kit.passkey.waiting" />}
        onClick={() => void start()}
      >
        <Text id="auth.passkey.signIn" />
      </Button>
      {failure instanceof PasskeyFailure ? (
        <Banner tone="info">{passkeyFailureText(failure.problem, t)}</Banner>
      ) : (
        sentence !== null && <Banner tone="danger">{sentence}</Banner>
      )}
    </div>
  );
}
