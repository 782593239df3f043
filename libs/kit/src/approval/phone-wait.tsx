import { serverNow } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { Banner } from '@bank/ui';
import { Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FailureNote } from '../failure/failure-note';
import { ResendRow } from '../screen/resend-row';
import { useAttempt } from '../screen/use-attempt';
import { useCountdown } from '../screen/use-countdown';
import type { SentCode } from './code-form';
import type { Approval } from './use-approval';

/** How long before the phone can be asked again, in seconds. */
const AGAIN_AFTER_S = 30;
const SECONDS = 60;

/** Seconds as a clock shows them: 1:05. */
const clockText = (seconds: number) => `${Math.floor(seconds / SECONDS)}:${String(seconds % SECONDS).padStart(2, '0')}`;

interface PhoneWaitProps {
  sent: SentCode;
  approval: Pick<Approval, 'refusal' | 'hadNoEffect' | 'isPending' | 'show'>;
  /** Asks the phone once more. */
  resend(): Promise<SentCode>;
  /** Other ways to approve. */
  ways: ReactNode;
}

/** It waits for the phone: the number that stands on both screens, and the time that is left. */
export function PhoneWait({ sent: first, approval, resend, ways }: PhoneWaitProps) {
  const [{ approvalNumber, approvalExpiresAt }, setSent] = useState(first);
  const again = useAttempt();
  const wait = useCountdown(AGAIN_AFTER_S);
  const leftOf = (until: string | null) =>
    until === null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - serverNow(Date.now())) / 1000));
  const time = useCountdown(leftOf(approvalExpiresAt));
  const ask = () =>
    again.run(async () => {
      approval.show(null);
      const sent = await resend();
      setSent((before) => ({ ...before, ...sent }));
      time.restart(leftOf(sent.approvalExpiresAt));
      wait.restart();
    });
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <span aria-hidden="true" className="bg-accent-soft text-accent grid size-16 place-items-center rounded-full">
        <Smartphone className="size-7" />
      </span>
      <h3 className="heading-face text-lg">
        <Text id="kit.phone.title" />
      </h3>
      <p className="text-muted">
        <Text id={approvalNumber === null ? 'kit.phone.approve' : 'kit.phone.approveIf'} />
      </p>
      {approvalNumber !== null && (
        <p className="heading-face text-2xl tracking-widest tabular-nums">{approvalNumber}</p>
      )}
      {approval.hadNoEffect && (
        <Banner tone="warning">
          <Text id="kit.approval.noEffect" />
        </Banner>
      )}
      <FailureNote failure={approval.refusal ?? again.failure} />
      {approvalExpiresAt !== null && (
        <p className="text-muted text-sm tabular-nums">
          {time.secondsLeft > 0 ? (
            <Text id="kit.phone.left" values={{ time: clockText(time.secondsLeft) }} />
          ) : (
            <Text id="kit.phone.over" />
          )}
        </p>
      )}
      <ResendRow
        onResend={() => void ask()}
        resend="kit.phone.resend"
        isPending={again.isPending}
        secondsLeft={wait.secondsLeft}
      />
      {ways}
    </div>
  );
}
