import type { ApiFailure } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { failureText } from '@bank/kit';
import { Button, ErrorState, Panel, Skeleton } from '@bank/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface AnswerProps<Data> {
  of: UseQueryResult<Data, ApiFailure>;
  children(data: Data): ReactNode;
}

/** What the bank answered; a skeleton before that, and a way to try again where it did not. */
export function Answer<Data>({ of, children }: AnswerProps<Data>) {
  const t = useText();
  const { data, error, refetch } = of;
  if (data !== undefined) return children(data);
  if (!error) {
    return (
      <Panel>
        <Skeleton shape="row" count={3} label={t('profile.loading')} />
      </Panel>
    );
  }
  return (
    <ErrorState
      title={<Text id="profile.failed" />}
      retry={
        <Button variant="secondary" onClick={() => void refetch()}>
          <Text id="profile.retry" />
        </Button>
      }
    >
      {failureText(error, t)}
    </ErrorState>
  );
}
