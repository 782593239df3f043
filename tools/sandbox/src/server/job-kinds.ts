import { exportKinds } from '../rooms/history/export/jobs';
import type { JobKind } from '../platform/jobs/worker';

/** Every kind of job there is, by the name it is asked for. */
export const jobKinds: Readonly<Record<string, JobKind>> = { ...exportKinds };
