import { Text, useText } from '@bank/i18n';
import { CODE_LENGTH, fieldText } from '@bank/kit';
import { CodeField } from '@bank/ui';
import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';

interface SentCodeProps {
  /** Of the field in its form. */
  name: string;
  /** Where the code went, as the bank shows it. */
  sentTo: string;
}

/** One of several codes in a form; its label says which message it came with. A refused one is selected, so that typing replaces it. */
export function SentCode({ name, sentTo }: SentCodeProps) {
  const t = useText();
  const { field, fieldState } = useController({ name });
  const { error } = fieldState;
  const input = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (error?.type === 'server' && document.activeElement === input.current) input.current?.select();
  }, [error]);
  // The bank's sentence is shown as it came; a message of the schema is an id.
  const shown = error?.type === 'server' ? error.message : error?.message && fieldText(error.message, t);
  return (
    <CodeField
      ref={(element) => {
        input.current = element;
        field.ref(element);
      }}
      name={name}
      label={<Text id="profile.change.sentTo" values={{ address: sentTo }} />}
      length={CODE_LENGTH}
      value={String(field.value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      onFocus={(event) => error && event.target.select()}
      unreadable={t('kit.code.which')}
      error={shown}
    />
  );
}
