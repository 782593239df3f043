import { Text, useText } from '@bank/i18n';
import { Banner, Button, CodeField } from '@bank/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { loadCalls } from './load-calls';
import { useSignInFailure } from './sign-in-failure';
import type { PendingCode } from './sign-in-calls';
import { useCountdown } from './countdown';

/** Digits of a sign-in code. */
const CODE_LENGTH = 6;
/** How long "Send the code again" rests after a code went out. */
const RESEND_AFTER_S = 30;

interface CodeStepProps {
  pending: PendingCode;
  onBack(): void;
  onSignedIn(): void;
}

/** The second step of the otp flow, in the place of the form. */
export function CodeStep({ pending, onBack, onSignedIn }: CodeStepProps) {
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
      const { confirmCode } = await loadCalls();
      await confirmCode(pending, code);
      onSignedIn();
    });
  };
  const resend = () =>
    doing('resend', async () => {
      const { resendCode } = await loadCalls();
      await resendCode(pending);
      setWasResent(true);
      setCode('');
      countdown.restart();
      field.current?.focus();
    });

  return (
    <form noValidate className="grid gap-5" onSubmit={confirm}>
      <div>
        <h1 className="heading-face text-2xl text-balance">
          <Text id="auth.code.title" />
        </h1>
        <p className="text-muted mt-2">
          <Text
            id="auth.code.sentTo"
            values={{ address: <b className="text-text font-semibold">{pending.sentTo}</b> }}
          />
        </p>
      </div>
      <CodeField
        ref={field}
        label={<Text id="auth.code.label" />}
        name="code"
        length={CODE_LENGTH}
        value={code}
        onChange={setCode}
        error={sentence ?? fieldError ?? undefined}
      />
      {wasResent && (
        <Banner tone="positive">
          <Text id="auth.code.resent" />
        </Banner>
      )}
      <Button type="submit" wide pending={work === 'confirm'} pendingLabel={<Text id="auth.code.confirming" />}>
        <Text id="auth.code.confirm" />
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" size="small" onClick={onBack}>
          <Text id="auth.code.back" />
        </Button>
        <Button
          variant="quiet"
          size="small"
          pending={work === 'resend'}
          disabled={countdown.secondsLeft > 0}
          onClick={resend}
        >
          {countdown.secondsLeft > 0 ? (
            <Text id="auth.code.resendIn" values={{ seconds: countdown.secondsLeft }} />
          ) : (
            <Text id="auth.code.resend" />
          )}
        </Button>
      </div>
    </form>
  );
}
