import { Text, useText } from '@bank/i18n';
import { CODE_LENGTH } from '@bank/kit';
import { CodeField, useBound } from '@bank/ui';
import { useEffect, useRef } from 'react';

interface SentCodeProps {
  /** Of the field in its form. */
  name: string;
  /** Where the code went, as the bank shows it. */
  sentTo: string;
}

/** One of several codes in a form; its label says which message it came with. A refused one is selected, so that typing replaces it. */
export function SentCode({ name, sentTo }: SentCodeProps) {
  const t = useText();
  const { field, error, refused } = useBound(name);
  const input = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (refused && document.activeElement === input.current) input.current?.select();
  }, [refused]);
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
      onFocus={(event) => error !== undefined && event.target.select()}
      unreadable={t('kit.code.which')}
      error={error}
    />
  );
}
