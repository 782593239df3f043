import { Text, useText } from '@bank/i18n';
import type { PendingSignIn } from '@bank/session';
import { Banner, Button, CodeField } from '@bank/ui';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useCountdown } from '../sign-in/countdown';
import { exchangeCode, resendCode } from '../sign-in/sign-in-calls';
import { useSignInFailure } from '../sign-in/sign-in-failure';
import { BackOrAgain } from './back-or-again';
import { FlowOver, isOver } from './flow-over';

/** Digits of a sign-in code. */
const CODE_LENGTH = 6;
/** How long "Send the code again" rests after a code went out. */
const RESEND_AFTER_S = 30;

interface CodeEntryProps {
  pending: PendingSignIn;
  /** What stands above the field: where the code went. */
  heading: ReactNode;
  /** Said after another code went out. */
  resent: ReactNode;
  /** Only where the flow offers it: whether the bank should know this browser from now on. */
  remember?: boolean;
  /** Between the field and the button. */
  children?: ReactNode;
  onBack(): void;
  onSignedIn(): void;
}

/** The code of the flows otp, sms and verifyDevice: entered, sent again, or given up. */
export function CodeEntry(props: CodeEntryProps) {
  const { pending, heading, resent, remember, children, onBack, onSignedIn } = props;
  const t = useText();
  const [code, setCode] = useState('');
  const [fieldError, setFieldError] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [work, setWork] = useState<'confirm' | 'resend' | null>(null);
  const [wasResent, setWasResent] = useState(false);
  const countdown = useCountdown(RESEND_AFTER_S);
  const field = useRef<HTMLInputElement>(null);
  const sentence = useSignInFailure(failure);
  useEffect(() => field.current?.focus(), []);

  const doing = async (kind: 'confirm' | 'resend', step: () => Promise<void>) => {
    if (work) return;
    setWork(kind);
    setFailure(null);
    try {
      await step();
    } catch (reason) {
      setFailure(reason);
      field.current?.select();
    } finally {
      setWork(null);
    }
  };
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    setWasResent(false);
    const complete = code.length === CODE_LENGTH;
    setFieldError(complete ? null : t('auth.code.incomplete', { count: CODE_LENGTH }));
    if (!complete) return field.current?.focus();
    void doing('confirm', async () => {
      await exchangeCode(pending, { otp: code, remember });
      onSignedIn();
    });
  };
  const resend = () =>
    doing('resend', async () => {
      await resendCode(pending);
      setWasResent(true);
      setCode('');
      countdown.restart();
      field.current?.focus();
    });

  if (isOver(failure)) return <FlowOver failure={failure} onBack={onBack} />;
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={confirm}>
      {heading}
      <CodeField
        ref={field}
        label={<Text id="auth.code.label" />}
        name="code"
        length={CODE_LENGTH}
        value={code}
        onChange={setCode}
        error={sentence ?? fieldError ?? undefined}
      />
      {children}
      {wasResent && <Banner tone="positive">{resent}</Banner>}
      <Button type="submit" wide pending={work === 'confirm'} pendingLabel={<Text id="auth.code.confirming" />}>
        <Text id="auth.code.confirm" />
      </Button>
      <BackOrAgain
        onBack={onBack}
        onAgain={() => void resend()}
        isSending={work === 'resend'}
        secondsLeft={countdown.secondsLeft}
      />
    </form>
  );
}
