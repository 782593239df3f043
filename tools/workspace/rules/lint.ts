import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './files';

/** A text under a file's name, from the root. */
export interface Asked {
  file: string;
  text: string;
}
export interface Finding {
  ruleId: string;
  message: string;
  /** 1-based. */
  line: number;
}

/** Lints texts under file names, all in one process. @returns the findings of each text, in their order */
export function findingsOf(texts: readonly Asked[]): Finding[][] {
  const { stdout, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'tools/workspace/lint/texts.mjs')], {
    cwd: ROOT,
    input: JSON.stringify(texts),
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  if (!stdout.startsWith('[')) throw new Error(stderr);
  return JSON.parse(stdout);
}
