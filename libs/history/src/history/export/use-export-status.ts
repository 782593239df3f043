import { type ApiFailure, query } from '@bank/api-client';
import { type ExportStatus, exportStatus } from '@bank/protocol/history-export';
import { useQuery } from '@tanstack/react-query';

/** Polling intervals: a small file is ready at once, a large one needs fewer polls. */
const FIRST_MS = 300;
const THEN_MS = 1_000;
/** While the bank cannot be reached. */
const LATER_MS = 5_000;

/** Polls an export until it is done. @param exportId null without one */
export function useExportStatus(exportId: string | null): {
  status: ExportStatus | undefined;
  error: ApiFailure | null;
} {
  const { data, error } = useQuery({
    ...query(exportStatus, { exportId: exportId ?? '' }, { lazy: true }),
    enabled: exportId !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      // Stop polling an export that the bank does not know.
      if (state.error) return state.error.kind === 'verify' ? false : LATER_MS;
      const status = state.data?.status;
      if (status !== undefined && status !== 'waiting' && status !== 'running') return false;
      return state.dataUpdateCount < 3 ? FIRST_MS : THEN_MS;
    },
  });
  return { status: data, error };
}
