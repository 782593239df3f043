import { call } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { AmountText, CodeEntry } from '@bank/kit';
import type { Output } from '@bank/protocol';
import {
  type PayoutOption,
  recipientApprovalResend,
  recipientPaymentApprove,
  type recipientPaymentSubmit,
} from '@bank/protocol/transfers-global';
import { StepHeading } from '../flows/step-heading';

export type Submission = Output<typeof recipientPaymentSubmit>;

interface CodeStepProps {
  secret: string;
  option: PayoutOption;
  submission: Submission;
  onDone(): Promise<void>;
  onBack(): void;
}

/** The code that went to the recipient sends the money off. */
export function CodeStep({ secret: paymentSecret, option, submission, onDone, onBack }: CodeStepProps) {
  const { operationId, approveType, approvalSentTo } = submission;
  const { toAmount, currencyCode } = option;
  return (
    <>
      <StepHeading title={<Text id="auth.receive.code" />}>
        <Text
          id="auth.receive.codeHelp"
          values={{ amount: <AmountText key="amount" amount={toAmount} currency={currencyCode} always /> }}
        />
      </StepHeading>
      <CodeEntry
        sent={{ to: approvalSentTo, until: null }}
        confirm={async (approvalCode) => {
          await call(recipientPaymentApprove, { paymentSecret, operationId, approvalCode });
          await onDone();
        }}
        resend={() => call(recipientApprovalResend, { paymentSecret, operationId, approveType })}
        onBack={onBack}
      />
    </>
  );
}
