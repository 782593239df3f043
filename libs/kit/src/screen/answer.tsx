import type { ApiFailure } from '@bank/api-client';
import { useText, type MessageId } from '@bank/i18n';
import { Skeleton } from '@bank/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../failure/load-failure';

/** The part of a query's result that is shown; what `useQuery` returns fits. */
export interface Answered<Data> {
  data: Data | undefined;
  error: ApiFailure | null;
  refetch(): Promise<unknown>;
}

export interface AnswerProps<Data> {
  /** A query's result, or several of them as `allOf(one, other)`. */
  of: Answered<Data>;
  /** What did not load; "This could not be loaded" unless said otherwise. */
  failed?: MessageId;
  /** How many rows stand in for the answer while it is on the way. */
  rows?: number;
  /** Those rows begin with a token, as most do. */
  hasTokens?: boolean;
  /** Stands in instead of rows, where the answer has another shape. */
  skeleton?: ReactNode;
  children(data: Data): ReactNode;
}

/**
 * What the bank answered; before that its shape, and where nothing came what happened and another try. An answer that is here
 * stays while it is asked for again, also when that fails.
 */
export function Answer<Data>({
  of,
  failed = 'kit.failed',
  rows = 3,
  hasTokens = true,
  skeleton,
  children,
}: AnswerProps<Data>) {
  const { data, error, refetch } = of;
  if (data !== undefined) return children(data);
  if (error) return <LoadFailure title={failed} error={error} onRetry={refetch} />;
  return skeleton ?? <RowsSkeleton rows={rows} hasTokens={hasTokens} />;
}

/** Rows to come. */
export function RowsSkeleton({ rows, hasTokens }: { rows: number; hasTokens: boolean }) {
  const t = useText();
  return (
    <div className="rows">
      <Skeleton shape="row" hasToken={hasTokens} count={rows} label={t('kit.loading')} />
    </div>
  );
}

type DataOf<Parts extends readonly Answered<unknown>[]> = {
  [Place in keyof Parts]: Parts[Place] extends Answered<infer Data> ? Data : never;
};

/** Several answers as one: it is there when all of them are, and another try asks again for those that failed. */
export function allOf<const Parts extends readonly Answered<unknown>[]>(...parts: Parts): Answered<DataOf<Parts>> {
  const data = parts.map((part) => part.data);
  return {
    // Each place holds the data of the part at the same place, which map() cannot say.
    data: data.includes(undefined) ? undefined : (data as DataOf<Parts>),
    error: parts.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(parts.filter(({ error }) => error).map((part) => part.refetch())),
  };
}
