import { useMutation } from '@tanstack/react-query';
import type { Output, Row } from '@bank/protocol';
import type { Refused } from './api-failure';
import { call, type InputArgs } from './call';
import { invalidate } from './query';
import type { SendOptions } from './transport';

export interface CallState<R extends Row> {
  /** Makes the call; resolves after the invalidated queries are refetched. Rejects with ApiFailure. */
  run: (...args: InputArgs<R, [options?: SendOptions]>) => Promise<Output<R>>;
  isPending: boolean;
  failure: Refused<R> | null;
  data: Output<R> | undefined;
  reset: () => void;
}

/** A change as a component uses it. @param invalidates rows whose answers this call makes stale */
export function useCall<R extends Row>(
  row: R,
  { invalidates = [] }: { invalidates?: readonly Row[] } = {},
): CallState<R> {
  const mutation = useMutation<Output<R>, Refused<R>, InputArgs<R, [options?: SendOptions]>>({
    mutationFn: (args) => call(row, ...args),
    onSettled: () => invalidate(...invalidates),
  });
  const { mutateAsync, isPending, error, data, reset } = mutation;
  return { run: (...args) => mutateAsync(args), isPending, failure: error, data, reset };
}
