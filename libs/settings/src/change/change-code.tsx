import { Text, useText } from '@bank/i18n';
import { CodeForm, FailureNote, useApproval, type Became, type SentCode } from '@bank/kit';
import type { SecurityChange } from '@bank/protocol/settings';
import { Button, Spinner } from '@bank/ui';
import { type ReactNode, useState } from 'react';

export type Waiting = NonNullable<SecurityChange['waitsFor']>;

interface ChangeCodeProps {
  waitsFor: Waiting;
  facts?: ReactNode;
  confirm(requestKey: string, code: string): Promise<unknown>;
  isMade?(): Promise<boolean>;
  /** @returns what waits from now on */
  resend(): Promise<Waiting | null>;
  onDone(): Promise<void> | void;
  /** The code can no longer be used, and nothing was changed. */
  onStartAgain(): void;
}

const asSent = ({ sentTo, expiresAt }: Waiting): SentCode => ({
  approvalSentTo: sentTo,
  approvalExpiresAt: expiresAt,
});

/**
 * The code that a change waits for (R0.22). An answer that was lost on the way may have made the change: then the bank is asked until it
 * says so, without a press, and the user is not told that their code has expired.
 */
export function ChangeCode({ waitsFor, facts, confirm, isMade, resend, onDone, onStartAgain }: ChangeCodeProps) {
  const t = useText();
  const [code, setCode] = useState('');
  const approval = useApproval<Became>({
    form: 'securityChange',
    id: waitsFor.requestKey,
    becameOf: (became) => became,
    confirm: async (given) => {
      await confirm(waitsFor.requestKey, given);
      return 'done';
    },
    isUnkeyed: true,
    lookUp: async () => ((await isMade?.()) === true ? 'done' : null),
    isEndedBy: ({ reason }) => reason === 'codeUsedUp' || reason === 'codesClosed',
    onDone,
  });
  if (approval.step === 'finding') {
    return (
      <div className="grid gap-4">
        {facts}
        <p role="status">
          <Text id="settings.change.finding" />
        </p>
        <Spinner label={t('kit.approval.asking')} />
      </div>
    );
  }
  if (approval.step === 'over') {
    return (
      <div className="grid gap-4">
        <FailureNote failure={approval.refusal} />
        <Button wide onClick={onStartAgain}>
          <Text id="kit.startAgain" />
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      {facts ?? (
        <p>
          <Text id="settings.change.confirms" values={{ what: waitsFor.what }} />
        </p>
      )}
      <CodeForm
        sent={asSent(waitsFor)}
        code={code}
        onCode={setCode}
        approval={approval}
        resend={async () => asSent((await resend()) ?? waitsFor)}
      />
    </div>
  );
}
