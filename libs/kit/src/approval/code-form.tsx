import { Text, useLocale, useText } from '@bank/i18n';
import type { CreatedTransfer } from '@bank/protocol';
import { Banner, Button, CodeField } from '@bank/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { FailureNote } from '../failure/failure-note';
import { CODE_LENGTH } from './approval-rules';
import { PasskeyApproval } from './passkey-approval';
import { ResendCode } from './resend-code';
import type { Approval } from './use-approval';

interface CodeFormProps {
  transfer: CreatedTransfer;
  code: string;
  onCode(code: string): void;
  approval: Approval;
}

/** The code, where it went, until when it works, and how to get another. */
export function CodeForm({ transfer, code, onCode, approval }: CodeFormProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState({ to: transfer.approvalSentTo, until: transfer.approvalExpiresAt, again: false });
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
  const wrongCode = isWrongCode ? (refusal?.fields?.['approvalCode'] ?? t('kit.approval.wrongCode')) : undefined;

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
      <PasskeyApproval trxid={transfer.trxid} approval={approval} isUsed={isPasskey} onUse={setPasskey} />
      <ResendCode
        trxid={transfer.trxid}
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
  const time = new Intl.DateTimeFormat(useLocale(), { timeStyle: 'short' });
  return (
    <>
      {to !== null && <Text id="kit.approval.sentTo" values={{ address: to }} />}{' '}
      {until !== null && <Text id="kit.approval.validUntil" values={{ time: time.format(new Date(until)) }} />}
    </>
  );
}
