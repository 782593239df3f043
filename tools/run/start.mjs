import { runCommand } from './entry.mjs';

await runCommand(() => import('./commands/start.mjs'));
