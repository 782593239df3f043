import type { ApiFailure } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { LoadFailure } from '@bank/kit';
import { Panel, Skeleton } from '@bank/ui';
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
  return <LoadFailure title="profile.failed" error={error} onRetry={refetch} />;
}
