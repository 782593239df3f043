import { Worker } from 'node:worker_threads';
import { Busy } from './refusal';

/**
 * Work that computes for more than 5 ms, which is longer than the main thread may. It runs in threads of its own. A bounded number of
 * tasks computes or waits; any further task fails at once as busy.
 */
export interface WorkPool<Task, Result> {
  /**
   * @param holder the caller whose places are counted (`placesEach`)
   * @throws Busy when every place is taken, or all that the holder may have; TooMuch when the task passes a bound of the pool
   */
  run(task: Task, holder?: string): Promise<Result>;
  /**
   * Takes a place before the work begins, so that a busy pool refuses the caller before the work looks anything up or counts a try.
   * @param holder the caller whose places are counted (`placesEach`)
   * @throws Busy when every place is taken, or all that the holder may have
   */
  inTurn<T>(work: (run: (task: Task) => Promise<Result>) => Promise<T>, holder?: string): Promise<T>;
  /** Ends the threads. Work that is under way fails. */
  close(): Promise<void>;
}

export interface WorkPoolOptions<Task> {
  /** A module that answers every message `task` with `{ result }` or `{ error }`. */
  file: URL;
  threads: number;
  /** How many may compute or wait at once. */
  places: number;
  /** How many of them one holder may have at once. Without it, a holder may have all. */
  placesEach?: number;
  /** The most that one task may take once its turn has come. Without it, a task takes what it needs. */
  most?: TaskBounds;
  /** What of a task is handed over to the thread and not copied; the caller has it no longer. */
  handOver?(task: Task): ArrayBuffer[];
}

export interface TaskBounds {
  ms: number;
  /** Of the thread's heap of objects and strings, a megabyte being 1024 × 1024 bytes as V8 counts it. */
  heapMb: number;
}

/** A task took more seconds or memory than it may. Its thread has ended, and the next task gets another. */
export class TooMuch extends Error {
  readonly what: 'time' | 'memory';

  constructor(what: 'time' | 'memory') {
    super(`the task took too much ${what}`);
    this.name = 'TooMuch';
    this.what = what;
  }
}

/** Of a bounded thread's heap, for what was just made. V8 would choose three times as much, and a thread that waits keeps it. */
const YOUNG_MB = 12;

/** Retry-After of a refused caller, seconds. */
const BUSY_S = 2;

interface Job {
  task: unknown;
  handOver: ArrayBuffer[];
  /** Runs from when the task is given to a thread. */
  timer?: NodeJS.Timeout;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export function createWorkPool<Task, Result>(options: WorkPoolOptions<Task>): WorkPool<Task, Result> {
  const { file, threads, places, placesEach = places, most, handOver } = options;
  const all = new Set<Worker>();
  const idle: Worker[] = [];
  const waiting: Job[] = [];
  const current = new Map<Worker, Job>();
  /** Threads that were ended in the middle of a task. */
  const ending = new Set<Promise<unknown>>();
  let taken = 0;
  /** Places by holder; a holder without any is not in it. */
  const held = new Map<string, number>();

  function start(): Worker {
    const worker = new Worker(
      file,
      most && { resourceLimits: { maxOldGenerationSizeMb: most.heapMb, maxYoungGenerationSizeMb: YOUNG_MB } },
    );
    all.add(worker);
    // An idle thread keeps no process alive.
    worker.unref();
    worker.on('message', ({ result, error }: { result?: unknown; error?: string }) => {
      // The answer of a thread that is being ended came too late.
      if (!all.has(worker)) return;
      const job = current.get(worker);
      clearTimeout(job?.timer);
      current.delete(worker);
      idle.push(worker);
      if (error === undefined) job?.resolve(result);
      else job?.reject(new Error(error));
      next();
    });
    worker.on('error', (error) => lose(worker, reasonOf(error)));
    worker.on('exit', () => lose(worker, new Error('the thread ended')));
    return worker;
  }

  /** A thread that dies fails its own task and no other: the next one gets a new thread. */
  function lose(worker: Worker, error: Error): void {
    if (!all.delete(worker)) return;
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    const job = current.get(worker);
    clearTimeout(job?.timer);
    current.delete(worker);
    job?.reject(error);
    next();
  }

  /** A thread that computes for too long hears nothing, so it is ended from outside. */
  function endLate(worker: Worker): void {
    lose(worker, new TooMuch('time'));
    const ended = worker.terminate().finally(() => ending.delete(ended));
    ending.add(ended);
  }

  function next(): void {
    while (waiting.length > 0) {
      const worker = idle.pop() ?? (all.size < threads ? start() : undefined);
      if (!worker) return;
      const job = waiting.shift();
      if (!job) return;
      current.set(worker, job);
      if (most) job.timer = setTimeout(endLate, most.ms, worker).unref();
      worker.postMessage(job.task, job.handOver);
    }
  }

  const compute = (task: Task): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      // The module of the pool answers what its creator said it does; a message carries no type.
      waiting.push({ task, handOver: handOver?.(task) ?? [], resolve: (result) => resolve(result as Result), reject });
      next();
    });

  function hold(holder: string, change: 1 | -1): void {
    const count = (held.get(holder) ?? 0) + change;
    if (count === 0) held.delete(holder);
    else held.set(holder, count);
  }

  async function inTurn<T>(
    work: (run: (task: Task) => Promise<Result>) => Promise<T>,
    holder: string | null = null,
  ): Promise<T> {
    const own = holder === null ? 0 : (held.get(holder) ?? 0);
    if (taken >= places || own >= placesEach) throw new Busy(BUSY_S);
    taken += 1;
    if (holder !== null) hold(holder, 1);
    try {
      return await work(compute);
    } finally {
      taken -= 1;
      if (holder !== null) hold(holder, -1);
    }
  }

  return {
    inTurn,
    run: (task, holder) => inTurn((run) => run(task), holder),
    async close() {
      for (const job of waiting.splice(0)) job.reject(new Error('the bank is closing'));
      await Promise.all([...[...all].map((worker) => worker.terminate()), ...ending]);
    },
  };
}

/** By what it says of itself: an error of a thread may be of another realm, and then is no instance of this one's `Error`. */
function reasonOf(error: unknown): Error {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return new TooMuch('memory');
  return error instanceof Error ? error : new Error(String(error));
}
