import { intlTagOf, Text, useLocale, useText } from '@bank/i18n';
import type { CreatedTransfer } from '@bank/protocol/transfers';
import { Banner, Button, CodeField } from '@bank/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { FailureNote } from '../failure/failure-note';
import { CODE_LENGTH, codeRefusal } from './approval-rules';
import { PasskeyApproval, type PasskeyWay } from './passkey-approval';
import { ResendCode } from './resend-code';
import type { Approval } from './use-approval';

/** What a form for a code shows of the approval and asks of it. */
export type CodeApproval = Pick<Approval, 'refusal' | 'isWrongCode' | 'wasLost' | 'isPending' | 'confirm' | 'refuse'>;

/** Where a code went, and until when it works. */
export type SentCode = Pick<CreatedTransfer, 'approvalSentTo' | 'approvalExpiresAt'>;

export interface CodeFormProps {
  sent: SentCode;
  code: string;
  onCode(code: string): void;
  approval: CodeApproval;
  /** Sends another code; the one before stops working. */
  resend(): Promise<SentCode>;
  /** How a passkey approves the same; none: the code alone does. */
  passkey?: PasskeyWay;
}

/** The code, where it went, until when it works, and how to get another. */
export function CodeForm({ sent: first, code, onCode, approval, resend, passkey }: CodeFormProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState({ to: first.approvalSentTo, until: first.approvalExpiresAt, again: false });
  const [isMissing, setMissing] = useState(false);
  const [isPasskey, setPasskey] = useState(false);
  const { refusal, isWrongCode, isPending } = approval;

  useEffect(() => {
    if (isWrongCode) field.current?.select();
  }, [isWrongCode, refusal]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(code === '');
    if (code === '') field.current?.focus();
    else void approval.confirm(code);
  };
  const wrongCode = isWrongCode ? ((refusal && codeRefusal(refusal)) ?? t('kit.approval.wrongCode')) : undefined;

  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {sent.again && (
        <Banner tone="positive">
          <Text id="kit.approval.resent" />
        </Banner>
      )}
      {approval.wasLost && (
        <Banner tone="warning">
          <Text id="kit.approval.notReceived" />
        </Banner>
      )}
      {!isWrongCode && <FailureNote failure={refusal} />}
      <CodeField
        ref={field}
        label={t('kit.approval.code')}
        length={CODE_LENGTH}
        value={code}
        onChange={onCode}
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the dialog exists for this field: focus moves into it anyway
        autoFocus
        error={isMissing && code === '' ? t('kit.approval.codeMissing') : wrongCode}
        description={<WhereItWent to={sent.to} until={sent.until} />}
      />
      <Button
        type="submit"
        pending={isPending && !isPasskey}
        pendingLabel={t('kit.approval.confirming')}
        disabled={isPending && isPasskey}
      >
        <Text id="kit.approval.confirm" />
      </Button>
      {passkey && <PasskeyApproval {...passkey} isPending={isPending} isUsed={isPasskey} onUse={setPasskey} />}
      <ResendCode
        resend={resend}
        onResent={({ approvalSentTo, approvalExpiresAt }) => {
          approval.refuse(null);
          onCode('');
          setSent({ to: approvalSentTo, until: approvalExpiresAt, again: true });
        }}
        onFailure={approval.refuse}
      />
    </form>
  );
}

function WhereItWent({ to, until }: { to: string | null; until: string | null }) {
  const time = new Intl.DateTimeFormat(intlTagOf(useLocale()), { timeStyle: 'short' });
  return (
    <>
      {to !== null && <Text id="kit.approval.sentTo" values={{ address: to }} />}{' '}
      {until !== null && <Text id="kit.approval.validUntil" values={{ time: time.format(new Date(until)) }} />}
    </>
  );
}
