import type { ApiFailure } from '@bank/api-client';
import { intlTagOf, Text, useLocale, useText } from '@bank/i18n';
import { Banner, Button, CodeField } from '@bank/ui';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { FailureNote } from '../failure/failure-note';
import { codeRefusal } from './code-refusal';
import { ResendRow } from './resend-row';
import { useAttempt } from './use-attempt';
import { useCountdown } from './use-countdown';
import { useIsPast } from './use-is-past';

/** How many digits a code has. */
export const CODE_LENGTH = 6;
/** How long before the code can be sent again, in seconds; a second message rarely beats the first. */
export const RESEND_AFTER_S = 30;

/** Where a code went, and until when it works (an instant of the bank's clock). */
export interface SentTo {
  to: string | null;
  until: string | null;
}

export interface CodeEntryProps {
  /** Above the field: what the code is for. */
  children?: ReactNode;
  /** Said under the field, and that the time is over. */
  sent?: SentTo;
  /** Gives the code to the bank. What it rejects with is shown: the code's own refusal at the field, anything else above it. */
  confirm(code: string): Promise<unknown>;
  /** Sends another code; the one before stops working. */
  resend(): Promise<unknown>;
  /** Seconds before another code may be asked for; 0 where none has just been sent. */
  resendAfterS?: number;
  /** Said once another code went out. */
  resent?: ReactNode;
  /** A failure that the caller keeps, in place of what `confirm` and `resend` reject with. */
  failure?: ApiFailure | null;
  /** What is said at the field about it, where the caller has words of its own for every failure. */
  refusal?: string | null;
  /** Something else is being worked on: another way to approve the same. */
  isBusy?: boolean;
  /** What was typed, where it has to outlive this form. */
  code?: string;
  onCode?(code: string): void;
  /** Before the field: what is chosen with the code, which goes out with its last digit. */
  beside?: ReactNode;
  /** Below the button: other ways to do the same. */
  ways?: ReactNode;
  /** The way back, beside "Send the code again". */
  onBack?(): void;
}

/**
 * A code that was sent, in one field that takes digits, a paste and the phone's autofill: too short, wrong, expired, sent again
 * after a wait, lost on the way. It is given to the bank with its last digit, and by the button; never twice when the bank has
 * answered it (R0.96). The bank counts the tries and says so in its own sentence (R2.8.1).
 */
export function CodeEntry(props: CodeEntryProps) {
  const {
    children,
    sent,
    confirm,
    resend,
    resendAfterS = RESEND_AFTER_S,
    isBusy = false,
    beside,
    ways,
    onBack,
  } = props;
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { code = typed, onCode = setTyped } = props;
  const [isTried, setTried] = useState(false);
  const [wasResent, setResent] = useState(false);
  const confirming = useAttempt();
  const resending = useAttempt();
  const { secondsLeft, restart } = useCountdown(resendAfterS);
  const isExpired = useIsPast(sent?.until ?? null);
  const isShort = code.length < CODE_LENGTH;
  const failure = props.failure ?? confirming.failure ?? resending.failure;
  const refusal = props.refusal ?? (failure && codeRefusal(failure));

  useEffect(() => field.current?.focus(), []);
  // The code that the bank got last, and the one that it has taken.
  const given = useRef('');
  const taken = useRef('');

  const selectAll = () => {
    field.current?.focus();
    field.current?.select();
  };
  useEffect(() => {
    if (refusal) selectAll();
  }, [refusal, failure]);

  const give = async (whole: string) => {
    if (isBusy || confirming.isPending || resending.isPending) return;
    given.current = whole;
    setTried(false);
    setResent(false);
    resending.clear();
    const isDone = await confirming.run(() => confirm(whole));
    // A caller that keeps the failures resolves in any case.
    if (isDone && props.failure === undefined) taken.current = whole;
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isRefused = code === given.current && failure !== null && codeRefusal(failure) !== null;
    if (isShort) {
      setTried(true);
      setResent(false);
      resending.clear();
    }
    if (isShort) field.current?.focus();
    else if (isRefused) selectAll();
    else if (code !== taken.current) void give(code);
  };
  const again = async () => {
    if (isBusy || confirming.isPending) return;
    confirming.clear();
    setResent(false);
    if (!(await resending.run(resend))) return;
    setResent(true);
    setTried(false);
    given.current = '';
    onCode('');
    restart(RESEND_AFTER_S);
    field.current?.focus();
  };
  const lacking = code === '' ? t('kit.code.missing') : t('kit.code.short', { count: CODE_LENGTH });
  const problem = isTried && isShort ? lacking : refusal;

  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
      {children}
      {wasResent && <Banner tone="positive">{props.resent ?? <Text id="kit.code.resent" />}</Banner>}
      {!refusal && <FailureNote failure={failure} />}
      {beside}
      <CodeField
        ref={field}
        name="code"
        label={t('kit.code.label')}
        length={CODE_LENGTH}
        value={code}
        onChange={onCode}
        onComplete={(whole) => {
          if (whole !== given.current) void give(whole);
        }}
        unreadable={t('kit.code.which')}
        error={problem ?? (isExpired ? t('kit.code.expired') : undefined)}
        description={sent && <WhereItWent sent={sent} />}
      />
      <div aria-live="polite" className="sr-only">
        {confirming.isPending && <Text id="kit.confirming" />}
      </div>
      <Button
        type="submit"
        wide
        pending={confirming.isPending}
        pendingLabel={<Text id="kit.confirming" />}
        disabled={isBusy && !confirming.isPending}
      >
        <Text id="kit.confirm" />
      </Button>
      {ways}
      <ResendRow
        onBack={onBack}
        onResend={() => void again()}
        isPending={resending.isPending}
        secondsLeft={secondsLeft}
      />
    </form>
  );
}

function WhereItWent({ sent: { to, until } }: { sent: SentTo }) {
  const time = new Intl.DateTimeFormat(intlTagOf(useLocale()), { timeStyle: 'short' });
  return (
    <>
      {to !== null && <Text id="kit.code.sentTo" values={{ address: to }} />}{' '}
      {until !== null && <Text id="kit.code.validUntil" values={{ time: time.format(new Date(until)) }} />}
    </>
  );
}
