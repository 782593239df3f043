import { exportKinds } from '../rooms/history/export/jobs';
import type { JobKind } from '../platform/jobs/worker';

/** Every kind of job by its name. */
export const jobKinds: Readonly<Record<string, JobKind>> = { ...exportKinds };
