import { type MessageId, Text } from '@bank/i18n';
import { Button } from '@bank/ui';
import { CircleCheck } from 'lucide-react';
import { ticket, type TicketState, useTicket } from './ticket';

const WORDS: Readonly<Record<TicketState['status'], MessageId>> = {
  none: 'onboarding.captcha.why',
  working: 'onboarding.captcha.working',
  done: 'onboarding.captcha.done',
  failed: 'onboarding.captcha.failed',
};

/** One button and one line: the machine works for a second, and nobody reads crooked letters. "Continue" presses it, too. */
export function CaptchaLine() {
  const { status } = useTicket();
  return (
    <div className="flex flex-wrap items-center gap-3">
      {/* It stays once it is done: the form below it would move up by itself. */}
      <Button
        variant="secondary"
        icon={status === 'done' && <CircleCheck aria-hidden="true" className="text-positive size-5 shrink-0" />}
        pending={status === 'working'}
        aria-pressed={status === 'done'}
        onClick={() => void ticket()}
      >
        <Text id="onboarding.captcha.prove" />
      </Button>
      <p role="status" className="text-muted min-w-0 flex-1 text-sm">
        <Text id={WORDS[status]} />
      </p>
    </div>
  );
}
