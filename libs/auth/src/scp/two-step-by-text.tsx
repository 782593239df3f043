import { Text, useText } from '@bank/i18n';
import { CodeEntry } from '@bank/kit';
import type { Output } from '@bank/protocol';
import type { loginTwoStepSet } from '@bank/protocol/auth';
import type { PendingSignIn } from '@bank/session';
import { Banner, Button, Dialog } from '@bank/ui';
import { useState } from 'react';
import { chooseTextMessages, confirmTextMessages } from '../sign-in/sign-in-calls';
import { useSignInFailure } from '../sign-in/sign-in-failure';
import { useSignInAttempt } from '../sign-in/use-sign-in-attempt';

interface TwoStepByTextProps {
  pending: PendingSignIn;
  onSignedIn(): void;
}

/** Codes by SMS instead of a phone that approves: chosen here, confirmed by a code, and the sign-in is over (R2.4.5). */
export function TwoStepByText({ pending, onSignedIn }: TwoStepByTextProps) {
  const t = useText();
  const [sent, setSent] = useState<Output<typeof loginTwoStepSet> | null>(null);
  const { run, isPending, sentence } = useSignInAttempt();
  const [failure, setFailure] = useState<unknown>(null);
  const refusal = useSignInFailure(failure);
  const choose = async () => setSent(await chooseTextMessages(pending));
  const watched = async (step: () => Promise<void>) => {
    setFailure(null);
    await step().catch((reason: unknown) => {
      setFailure(reason);
      throw reason;
    });
  };
  return (
    <>
      {sentence !== null && <Banner tone="danger">{sentence}</Banner>}
      <Button variant="secondary" pending={isPending} onClick={() => void run(choose)}>
        <Text id="auth.scp.byText" />
      </Button>
      <Dialog
        isOpen={sent !== null}
        onClose={() => setSent(null)}
        title={<Text id="auth.scp.byTextTitle" />}
        closeLabel={t('kit.close')}
      >
        {sent !== null && (
          <CodeEntry
            sent={{ to: sent.sentTo, until: sent.expiresAt }}
            confirm={(code) => watched(() => confirmTextMessages(pending, sent.reqId, code).then(onSignedIn))}
            resend={() => watched(choose)}
            refusal={refusal}
          >
            <p className="text-muted">
              <Text id="auth.scp.byTextBody" />
            </p>
          </CodeEntry>
        )}
      </Dialog>
    </>
  );
}
