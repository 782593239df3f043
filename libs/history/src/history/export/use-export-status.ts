import { type ApiFailure, query } from '@bank/api-client';
import { type ExportStatus, exportStatus } from '@bank/protocol/history';
import { useQuery } from '@tanstack/react-query';

/** A small file is there before anybody has read a sentence; a large one is asked after less often. */
const FIRST_MS = 300;
const THEN_MS = 1_000;
/** While the bank cannot be reached. */
const LATER_MS = 5_000;

/** Follows an export until it is no longer on its way. @param exportId null: there is none to follow */
export function useExportStatus(exportId: string | null): {
  status: ExportStatus | undefined;
  error: ApiFailure | null;
} {
  const { data, error } = useQuery({
    ...query(exportStatus, { exportId: exportId ?? '' }, { lazy: true }),
    enabled: exportId !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      // An export that the bank does not know is not asked for again.
      if (state.error) return state.error.kind === 'verify' ? false : LATER_MS;
      const status = state.data?.status;
      if (status !== undefined && status !== 'waiting' && status !== 'running') return false;
      return state.dataUpdateCount < 3 ? FIRST_MS : THEN_MS;
    },
  });
  return { status: data, error };
}
