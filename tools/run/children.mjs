import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './root.mjs';

const windows = process.platform === 'win32';
/** How long a child gets to put its things away before it is killed. */
const GRACE_MS = 10_000;
/** How much of a child's output is kept where it is only read when it fails. */
const KEPT_CHARACTERS = 200_000;

/** How often a command that npm started looks whether npm is still there. */
const NPM_POLL_MS = 500;
const LEAVE_WITH_PARENT = new URL('./leave-with-parent.mjs', import.meta.url).href;

/** @typedef {{ code: number, output: string }} Ended output: both streams, as they came, the newest part of it */
/** @typedef {{ pid: number | undefined, ended: Promise<Ended>, output: () => string, stop: () => Promise<void> }} Child */

/** @type {Set<Child>} */
const running = new Set();

/**
 * Starts a program in a process group of its own, so that stopping it stops what it started, too.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, signal?: NodeJS.Signals, onOutput?: (text: string) => void, kept?: number }} [options]
 *   signal: how it is asked to stop; kept: how many characters of its output, the newest
 * @returns {Child}
 */
export function startChild(
  command,
  args,
  { cwd = ROOT, env = {}, signal = 'SIGTERM', onOutput, kept = KEPT_CHARACTERS } = {},
) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    // The fourth pipe closes when this process dies, however it dies; see leave-with-parent.mjs.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: !windows,
    shell: windows && !path.isAbsolute(command),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8');
    stream?.on('data', (/** @type {string} */ text) => {
      output = (output + text).slice(-kept);
      onOutput?.(text);
    });
  }
  /** @type {Promise<Ended>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
  /** @param {NodeJS.Signals} name */
  const signalGroup = (name) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    try {
      if (windows) child.kill(name);
      else process.kill(-child.pid, name);
    } catch {
      // It ended in between.
    }
  };
  const stop = async () => {
    signalGroup(signal);
    const kill = setTimeout(() => signalGroup('SIGKILL'), GRACE_MS);
    await ended;
    clearTimeout(kill);
  };
  /** @type {Child} */
  const handle = { pid: child.pid, ended, output: () => output, stop };
  running.add(handle);
  void ended.then(() => running.delete(handle));
  return handle;
}

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Parameters<typeof startChild>[2]} [options]
 */
export const runChild = (command, args, options) => startChild(command, args, options).ended;

/**
 * Starts a Node program that leaves with this one, however this one goes.
 * @param {readonly string[]} args
 * @param {Parameters<typeof startChild>[2]} [options]
 */
export const startNode = (args, options) =>
  startChild(process.execPath, ['--import', LEAVE_WITH_PARENT, ...args], options);

/**
 * Runs a Node program to its end, or to the end of this one.
 * @param {readonly string[]} args
 * @param {Parameters<typeof startChild>[2]} [options]
 */
export const runNode = (args, options) => startNode(args, options).ended;

/** Stops every child that still runs. */
export const stopChildren = () => Promise.all([...running].map((child) => child.stop()));

/**
 * When this program is told to stop, or the npm that started it is gone, its children are stopped first.
 * @param {() => Promise<unknown>} [before]
 */
export function stopWithChildren(before = () => Promise.resolve()) {
  let stopping = false;
  /** @param {number} code */
  const stop = (code) => {
    if (stopping) return;
    stopping = true;
    void before()
      .then(stopChildren)
      .finally(() => process.exit(code));
  };
  process.on('SIGINT', () => stop(130));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => stop(143));
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || stop(143), NPM_POLL_MS).unref();
}

/** The script behind a package's command, so that it runs under this very Node. @param {string} name @param {string} [command] */
export function binary(name, command = name) {
  const require = createRequire(path.join(ROOT, 'package.json'));
  const manifest = path.join(ROOT, 'node_modules', name, 'package.json');
  const { bin } = require(manifest);
  return path.join(path.dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Runs Nx without its daemon and its full-screen display: nothing stays behind, and the output can be read.
 * @param {readonly string[]} args
 * @param {Parameters<typeof startChild>[2]} [options]
 */
export const runNx = (args, options = {}) =>
  runNode([binary('nx'), ...args], {
    ...options,
    signal: 'SIGINT',
    env: { NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0', ...options.env },
  });
