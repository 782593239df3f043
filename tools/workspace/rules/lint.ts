import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './files';

export interface Finding {
  ruleId: string;
  message: string;
  /** 1-based. */
  line: number;
}

/** Lints a text under a file name, so that a violation never enters the tree. @param file from the root */
export function findingsOf(file: string, text: string): Finding[] {
  const eslint = path.join(ROOT, 'node_modules/eslint/bin/eslint.js');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [eslint, '--stdin', '--stdin-filename', path.join(ROOT, file), '--format', 'json'],
    { cwd: ROOT, input: text, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' } },
  );
  if (!stdout.startsWith('[')) throw new Error(stderr);
  const [result]: { messages: Finding[] }[] = JSON.parse(stdout);
  return result?.messages ?? [];
}
