import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './test-tree';

/** The settings of a machine may name no author, and may ask for a signature. */
const AUTHOR = ['-c', 'user.name=copy', '-c', 'user.email=copy@example.test', '-c', 'commit.gpgsign=false'];

// A hook of git names its repository in the environment, and that is not the copy; what Jest tells its own workers is not for commands
// that may run a Jest themselves, which is one of small sizes.
const ENV = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(GIT_.*|JEST_WORKER_ID|NODE_ENV|BANK_FULL)$/.test(name)),
);

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, env: ENV, encoding: 'utf8' });

/** What a command of git lists with `-z`. */
const listed = (folder: string, ...args: string[]) =>
  git(folder, ...args)
    .split('\0')
    .filter(Boolean);

/**
 * A copy of the repository as it is on disk, in a temporary folder, as a repository of its own whose only commit it is. Files are copied,
 * since what is generated is written into them; packages are linked, and those of the workspace lead to the copy.
 * @returns its folder
 */
export function copyRepository(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'generated-'));
  const files = listed(ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate');
  const gone = new Set(listed(ROOT, 'ls-files', '-z', '--deleted'));
  for (const file of files) if (!gone.has(file)) cpSync(path.join(ROOT, file), path.join(copy, file));
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  git(copy, ...AUTHOR, 'commit', '--quiet', '--no-verify', '--message', 'copy');
  linkPackages(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** @param from a folder of packages @param to the same in the copy */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '@bank') linkWorkspace(path.join(from, name), path.join(to, name));
    // Tools keep what they found here by the place of the original.
    else if (!/^\.(cache|vite|nx)/.test(name)) symlinkSync(path.join(from, name), path.join(to, name));
  }
}

/** The links between our own packages are relative, so that a copy of them stays inside. */
function linkWorkspace(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) symlinkSync(readlinkSync(path.join(from, name)), path.join(to, name));
}

/** The longest that one command takes on a busy machine; one that hangs is ended, and is red. */
export const LONG_MS = 600_000;

/** What a command that ended well said; the error of one that did not says what it printed. @param args of Node */
export function runIn(copy: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      args,
      { cwd: copy, env: { ...ENV, NX_DAEMON: 'false' }, maxBuffer: 64 * 1024 * 1024, timeout: LONG_MS },
      (error, stdout, stderr) => (error ? reject(new Error(`${args.join(' ')}\n${stdout}${stderr}`)) : resolve(stdout)),
    );
  });
}

/** The files that were written since the copy was made, from its root. */
export function changedFiles(copy: string): string[] {
  git(copy, 'add', '--all');
  return listed(copy, 'diff', '--cached', '--name-only', '--diff-filter=d', '-z');
}

/** The files of the copy that match, from its root. @param patterns of git, for example `*.table.test.ts` */
export const trackedFiles = (copy: string, ...patterns: string[]) => listed(copy, 'ls-files', '-z', '--', ...patterns);
