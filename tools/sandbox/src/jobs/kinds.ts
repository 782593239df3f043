import { exportKinds } from '../history/export/jobs';
import type { JobKind } from './worker';

/** Every kind of job there is, by the name it is asked for. */
export const jobKinds: Readonly<Record<string, JobKind>> = { ...exportKinds };
