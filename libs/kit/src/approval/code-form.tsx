import { Text } from '@bank/i18n';
import type { CreatedPayment } from '@bank/protocol/transfers';
import { Banner } from '@bank/ui';
import { useState } from 'react';
import { CodeEntry } from '../screen/code-entry';
import { PasskeyApproval } from './passkey-approval';
import type { Approval } from './use-approval';

/** What a form for a code shows of the approval and asks of it. */
type CodeApproval = Pick<Approval, 'refusal' | 'wasLost' | 'isPending' | 'confirm' | 'passkey' | 'show'>;

/** Where a code went, and until when it works. */
export type SentCode = Pick<CreatedPayment, 'approvalSentTo' | 'approvalExpiresAt'>;

export interface CodeFormProps {
  sent: SentCode;
  code: string;
  onCode(code: string): void;
  approval: CodeApproval;
  /** Sends another code; the one before stops working. */
  resend(): Promise<SentCode>;
}

/** The code of an approval, or a passkey in its place. */
export function CodeForm({ sent: first, code, onCode, approval, resend }: CodeFormProps) {
  const [{ approvalSentTo, approvalExpiresAt }, setSent] = useState(first);
  const [isPasskey, setPasskey] = useState(false);
  const { refusal, isPending, passkey } = approval;
  return (
    <CodeEntry
      sent={{ to: approvalSentTo, until: approvalExpiresAt }}
      code={code}
      onCode={onCode}
      confirm={approval.confirm}
      failure={refusal}
      isBusy={isPending}
      resend={async () => {
        // What the last code was refused for would stand in the way of what is said about the next one.
        approval.show(null);
        setSent(await resend());
      }}
      ways={passkey && <PasskeyApproval {...passkey} isPending={isPending} isUsed={isPasskey} onUse={setPasskey} />}
    >
      {approval.wasLost && (
        <Banner tone="warning">
          <Text id="kit.approval.notReceived" />
        </Banner>
      )}
    </CodeEntry>
  );
}
