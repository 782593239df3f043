import type { ApiFailure } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Banner } from '@bank/ui';
import { failureText } from './failure-text';

export interface FailureNoteProps {
  failure: ApiFailure | null | undefined;
  /** The call would have moved money; see failureText. */
  money?: boolean;
}

/** A failure in its place inside a form or a popup; nothing while there is none. */
export function FailureNote({ failure, money = false }: FailureNoteProps) {
  const t = useText();
  if (!failure) return null;
  return (
    <Banner tone="danger" title={<Text id="kit.failure.title" />}>
      {failureText(failure, t, { money })}
    </Banner>
  );
}
