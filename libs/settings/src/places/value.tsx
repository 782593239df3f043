import { Text } from '@bank/i18n';
import type { Answered } from '@bank/kit';
import { Skeleton } from '@bank/ui';
import type { ReactNode } from 'react';

interface ValueProps<Data> {
  of: Answered<Data>;
  children(data: Data): ReactNode;
}

/** What an entry is set to, in one line that keeps its height: its outline before the bank answers, and that it did not. */
export function Value<Data>({ of: { data, error }, children }: ValueProps<Data>) {
  return (
    <span className="block h-5 truncate">
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <Text id="settings.value.failed" />
      ) : (
        <span className="block w-28 pt-1">
          <Skeleton />
        </span>
      )}
    </span>
  );
}
