// What Node runs as the thread that reads files where there is no bundle: in tests. `file-worker.ts` has this place in the bundle (ADR-75).
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('@bank/workspace/jest/require-typescript');
require('./file-worker.ts');
