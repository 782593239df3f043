import type { ApiFailure } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { FailureNote } from '@bank/kit';
import type { SecurityChange } from '@bank/protocol/settings';
import { Banner, Button, CodeField } from '@bank/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

/** Digits of a code. */
const CODE_LENGTH = 6;

interface CodeStepProps {
  waitsFor: NonNullable<SecurityChange['waitsFor']>;
  failure: ApiFailure | null;
  isPending: boolean;
  /** Another code went out. */
  isResent: boolean;
  onCode(code: string): void;
  onResend(): void;
}

/** The code a change waits for, where it went, and how to get another. */
export function CodeStep({ waitsFor, failure, isPending, isResent, onCode, onResend }: CodeStepProps) {
  const t = useText();
  const format = useFormat();
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [waitsFor]);
  useEffect(() => {
    if (failure) field.current?.select();
  }, [failure]);
  const refusal = failure?.fields?.['code'];

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setShort(code.length < CODE_LENGTH);
    if (code.length < CODE_LENGTH) field.current?.focus();
    else if (!isPending) onCode(code);
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {isResent && (
        <Banner tone="positive">
          <Text id="settings.code.resent" />
        </Banner>
      )}
      {refusal === undefined && <FailureNote failure={failure} />}
      <CodeField
        ref={field}
        label={t('settings.code.label')}
        length={CODE_LENGTH}
        value={code}
        onChange={setCode}
        error={isShort && code.length < CODE_LENGTH ? t('settings.code.short', { count: CODE_LENGTH }) : refusal}
        description={t('settings.code.sentTo', {
          address: waitsFor.sentTo,
          time: format.date(waitsFor.expiresAt, 'dayTime'),
        })}
      />
      <Button type="submit" wide pending={isPending} pendingLabel={t('settings.code.confirming')}>
        <Text id="settings.code.confirm" />
      </Button>
      <Button variant="quiet" disabled={isPending} onClick={onResend}>
        <Text id="settings.code.resend" />
      </Button>
    </form>
  );
}
