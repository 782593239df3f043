import { Text } from '@bank/i18n';
import type { CreatedPayment } from '@bank/protocol/payment';
import { Banner } from '@bank/ui';
import { type ReactNode, useState } from 'react';
import { CodeEntry } from '../screen/code-entry';
import type { Approval } from './use-approval';

/** What a form for a code shows of the approval and asks of it. */
type CodeApproval = Pick<Approval, 'refusal' | 'hadNoEffect' | 'isPending' | 'confirm' | 'show'>;

/** Where a code went or that a phone was asked, and until when that works. */
export type SentCode = Pick<CreatedPayment, 'approvalSentTo' | 'approvalExpiresAt'> &
  Partial<Pick<CreatedPayment, 'approveType' | 'approvalNumber'>>;

export interface CodeFormProps {
  sent: SentCode;
  code: string;
  onCode(code: string): void;
  approval: CodeApproval;
  /** Sends another code; the one before stops working. */
  resend(): Promise<SentCode>;
  /** Other ways to approve. */
  ways?: ReactNode;
}

/** The code of an approval. */
export function CodeForm({ sent: first, code, onCode, approval, resend, ways }: CodeFormProps) {
  const [{ approvalSentTo, approvalExpiresAt }, setSent] = useState(first);
  const { refusal, isPending } = approval;
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
      ways={ways}
    >
      {approval.hadNoEffect && (
        <Banner tone="warning">
          <Text id="kit.approval.noEffect" />
        </Banner>
      )}
    </CodeEntry>
  );
}
