import { CodeEntry } from '@bank/kit';
import type { PendingSignIn } from '@bank/session';
import { useState, type ReactNode } from 'react';
import { exchangeCode, resendCode } from '../sign-in/sign-in-calls';
import { useSignInFailure } from '../sign-in/sign-in-failure';
import { FlowOver, isOver } from './flow-over';

interface SignInCodeProps {
  pending: PendingSignIn;
  /** Above the field: where the code went. */
  heading: ReactNode;
  /** Shown after another code went out; the sentence of every code unless the flow has its own. */
  resent?: ReactNode;
  /** Only where the flow offers it: whether the bank should know this browser from now on. */
  remember?: boolean;
  /** Before the field. */
  children?: ReactNode;
  onBack(): void;
  onSignedIn(): void;
}

/** The code of the flows otp, sms and verifyDevice: entered, sent again, or given up. Every failure stands at the field. */
export function SignInCode(props: SignInCodeProps) {
  const { pending, heading, resent, remember, children, onBack, onSignedIn } = props;
  const [failure, setFailure] = useState<unknown>(null);
  const sentence = useSignInFailure(failure);
  const watched = async (step: () => Promise<void>) => {
    setFailure(null);
    await step().catch((reason: unknown) => {
      setFailure(reason);
      throw reason;
    });
  };
  if (isOver(failure)) return <FlowOver failure={failure} onBack={onBack} />;
  return (
    <CodeEntry
      confirm={(otp) => watched(() => exchangeCode(pending, { otp, remember }).then(onSignedIn))}
      resend={() => watched(() => resendCode(pending))}
      resent={resent}
      refusal={sentence}
      beside={children}
      onBack={onBack}
    >
      {heading}
    </CodeEntry>
  );
}
