import { Worker } from 'node:worker_threads';
import { Busy } from './refusal';

/**
 * Work that computes for more than 5 ms, which is longer than the main thread may. It runs in threads of its own. A bounded number of
 * tasks computes or waits; any further task fails at once as busy.
 */
export interface WorkPool<Task, Result> {
  /** @throws Busy when every place is taken */
  run(task: Task): Promise<Result>;
  /**
   * Takes a place before the work begins, so that a busy pool refuses the caller before the work looks anything up or counts a try.
   * @throws Busy when every place is taken
   */
  inTurn<T>(work: (run: (task: Task) => Promise<Result>) => Promise<T>): Promise<T>;
  /** Ends the threads. Work that is under way fails. */
  close(): Promise<void>;
}

export interface WorkPoolOptions {
  /** A module that answers every message `task` with `{ result }` or `{ error }`. */
  file: URL;
  threads: number;
  /** How many may compute or wait at once. */
  places: number;
}

/** Retry-After of a refused caller, seconds. */
const BUSY_S = 2;

interface Job {
  task: unknown;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export function createWorkPool<Task, Result>({ file, threads, places }: WorkPoolOptions): WorkPool<Task, Result> {
  const all = new Set<Worker>();
  const idle: Worker[] = [];
  const waiting: Job[] = [];
  const current = new Map<Worker, Job>();
  let taken = 0;

  function start(): Worker {
    const worker = new Worker(file);
    all.add(worker);
    // An idle thread keeps no process alive.
    worker.unref();
    worker.on('message', ({ result, error }: { result?: unknown; error?: string }) => {
      const job = current.get(worker);
      current.delete(worker);
      idle.push(worker);
      if (error === undefined) job?.resolve(result);
      else job?.reject(new Error(error));
      next();
    });
    worker.on('error', (error) => lose(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => lose(worker, new Error('the thread ended')));
    return worker;
  }

  /** A thread that dies fails its own task and no other: the next one gets a new thread. */
  function lose(worker: Worker, error: Error): void {
    if (!all.delete(worker)) return;
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    current.get(worker)?.reject(error);
    current.delete(worker);
    next();
  }

  function next(): void {
    while (waiting.length > 0) {
      const worker = idle.pop() ?? (all.size < threads ? start() : undefined);
      if (!worker) return;
      const job = waiting.shift();
      if (!job) return;
      current.set(worker, job);
      worker.postMessage(job.task);
    }
  }

  const compute = (task: Task): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      // The module of the pool answers what its creator said it does; a message carries no type.
      waiting.push({ task, resolve: (result) => resolve(result as Result), reject });
      next();
    });

  async function inTurn<T>(work: (run: (task: Task) => Promise<Result>) => Promise<T>): Promise<T> {
    if (taken >= places) throw new Busy(BUSY_S);
    taken += 1;
    try {
      return await work(compute);
    } finally {
      taken -= 1;
    }
  }

  return {
    inTurn,
    run: (task) => inTurn((run) => run(task)),
    async close() {
      for (const job of waiting.splice(0)) job.reject(new Error('the bank is closing'));
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
