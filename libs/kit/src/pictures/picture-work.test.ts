// Rules: R0.75, R0.76.
import { pictureWork } from './picture-work';
import { workedOut, type PictureAnswer, type PictureTask } from './picture-task';

jest.mock('./picture-worker?worker&url', () => ({ __esModule: true, default: '/assets/picture-worker.js' }), {
  virtual: true,
});
jest.mock('./picture-task', () => ({ workedOut: jest.fn() }));

const inPage = jest.mocked(workedOut);
const FILE = new File(['x'], 'card.jpg', { type: 'image/jpeg' });
const BLOB = new Blob(['y']);

let started: FakeWorker[] = [];
/** What the worker does with a task. */
let answers: (worker: FakeWorker) => void;

class FakeWorker {
  isOver = false;
  task: PictureTask | null = null;
  readonly #heard = new Map<string, (event: { data: PictureAnswer }) => void>();
  readonly address: string;
  constructor(address: string) {
    this.address = address;
    started.push(this);
  }
  addEventListener(type: string, hear: (event: { data: PictureAnswer }) => void): void {
    this.#heard.set(type, hear);
  }
  postMessage(task: PictureTask): void {
    this.task = task;
    answers(this);
  }
  terminate(): void {
    this.isOver = true;
  }
  say(type: 'message' | 'error', data: PictureAnswer = null): void {
    this.#heard.get(type)?.({ data });
  }
}

beforeEach(() => {
  started = [];
  inPage.mockReset();
  Object.assign(globalThis, { Worker: FakeWorker });
});

const look = () => pictureWork.look(FILE, new AbortController().signal);
const redraw = () => pictureWork.redraw(FILE, 3, new AbortController().signal);

test('a worker looks and redraws, one a task, and ends with its answer', async () => {
  answers = (worker) =>
    worker.say('message', worker.task?.turns === null ? { looked: 'unreadable' } : { redrawn: BLOB });
  expect(await look()).toBe('unreadable');
  expect(await redraw()).toBe(BLOB);
  expect(started.map(({ address, task, isOver }) => [address, task, isOver])).toEqual([
    ['/assets/picture-worker.js', { file: FILE, turns: null }, true],
    ['/assets/picture-worker.js', { file: FILE, turns: 3 }, true],
  ]);
  expect(inPage).not.toHaveBeenCalled();
});

test.each([
  ['has no canvas', (worker: FakeWorker) => worker.say('message', null)],
  ['does not come', (worker: FakeWorker) => worker.say('error')],
])('where the worker %s, the page works itself', async (_what, does) => {
  answers = does;
  inPage.mockImplementation(({ turns }) =>
    Promise.resolve(turns === null ? { looked: 'unreadable' } : { redrawn: BLOB }),
  );
  expect(await look()).toBe('unreadable');
  expect(await redraw()).toBe(BLOB);
});

test('where nothing can work on pictures, that is the answer', async () => {
  answers = (worker) => worker.say('error');
  inPage.mockRejectedValue(new Error('no canvas'));
  expect(await look()).toBe('hidden');
  expect(await redraw()).toBeNull();
});

test('what is not wanted any more ends at once, and nothing begins in its place', async () => {
  const stop = new AbortController();
  answers = () => stop.abort();
  expect(await pictureWork.look(FILE, stop.signal)).toBe('hidden');
  expect(await pictureWork.redraw(FILE, 0, stop.signal)).toBeNull();
  expect(started.map(({ isOver }) => isOver)).toEqual([true]);
  expect(inPage).not.toHaveBeenCalled();
});

test('a worker that does not answer keeps nobody waiting for good', async () => {
  jest.useFakeTimers();
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  answers = () => begin();
  const answer = look();
  await begun;
  jest.runAllTimers();
  expect(await answer).toBe('hidden');
  expect(started.map(({ isOver }) => isOver)).toEqual([true]);
  expect(inPage).not.toHaveBeenCalled();
  jest.useRealTimers();
});

test.each([
  ['comes', () => Promise.resolve()],
  ['does not come, and nobody hears of it yet', () => Promise.reject(new TypeError('no network'))],
])('ahead of the first picture the code of the worker %s', async (_what, answer) => {
  const asked: string[] = [];
  const heard = new Promise<void>((resolve) => {
    const fetch = (address: string) => {
      asked.push(address);
      resolve();
      return answer();
    };
    Object.assign(globalThis, { fetch });
  });
  pictureWork.warmUp();
  await heard;
  expect(asked).toEqual(['/assets/picture-worker.js']);
  expect(started).toEqual([]);
});
