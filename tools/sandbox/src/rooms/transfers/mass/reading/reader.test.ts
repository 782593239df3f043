// Rules: R0.55.
import { Busy } from '../../../../platform/refusal';
import { TooMuch } from '../../../../platform/work-pool';
import { moneyBank, refused } from '../../../../server/test-caller';
import type { MoneyBank } from '../../../../server/test-caller';
import { checkPayments } from './reader';
import type { FileAnswer, FileRows, FileTask } from './task';

const mockRun = jest.fn<Promise<FileAnswer>, [FileTask]>();
jest.mock('../../../../platform/work-pool', () => ({
  ...jest.requireActual<object>('../../../../platform/work-pool'),
  createWorkPool: () => ({
    inTurn: (work: (run: typeof mockRun) => Promise<FileAnswer>) => work(mockRun),
    close: () => Promise.resolve(),
  }),
}));

beforeEach(() => mockRun.mockReset());

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());

const ROWS: FileRows = { rows: new Uint8Array(), cards: new Uint8Array(), questions: [] };
const file = new File(['n\r\n1'], 'a.csv');
const check = jest.fn<Promise<string>, [FileRows]>();
beforeEach(() => check.mockReset().mockResolvedValue('checked'));
const read = (key: string, given = file) => checkPayments(bank.as(key), given, { of: 'inside', field: 'file' }, check);

it.each(['time', 'memory'] as const)(
  'a file that takes too much %s is refused in a sentence, at its field',
  async (what) => {
    mockRun.mockRejectedValueOnce(new TooMuch(what));
    const { reason, message, validation } = await refused(read('olivia'));
    expect({ reason, message, field: validation[0]?.field }).toEqual({
      reason: 'unreadableFile',
      message: expect.stringMatching(/^We can’t read this file\./),
      field: 'file',
    });
  },
);

it('a file past its bytes never comes to the thread', async () => {
  const large = new File([new Uint8Array(5_000_001)], 'a.csv');
  expect((await refused(read('olivia', large))).reason).toBe('unreadableFile');
  expect(mockRun).not.toHaveBeenCalled();
});

it('a customer has one place, whoever of its users asks, and others have theirs', async () => {
  let end: (answer: FileAnswer) => void = () => undefined;
  mockRun.mockReturnValueOnce(new Promise((resolve) => (end = resolve))).mockResolvedValue(ROWS);
  const first = read('olivia');
  expect(bank.as('lev').caller?.customerId).toBe(bank.as('olivia').caller?.customerId);
  await expect(read('lev')).rejects.toEqual(new Busy(2));
  expect(await read('ana')).toBe('checked');
  end(ROWS);
  expect(await first).toBe('checked');
  expect(await read('olivia')).toBe('checked');
});

it('rows are checked one file after the other, also when one fails', async () => {
  mockRun.mockResolvedValue(ROWS);
  let end: (error: Error) => void = () => undefined;
  check.mockReturnValueOnce(new Promise((_, reject) => (end = reject)));
  const [first, second] = [read('olivia'), read('ana')];
  const failed = expect(first).rejects.toThrow('no');
  while (mockRun.mock.calls.length < 2) await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(check).toHaveBeenCalledTimes(1);
  end(new Error('no'));
  await failed;
  expect(await second).toBe('checked');
  expect(check).toHaveBeenCalledTimes(2);
});

it('a refused file keeps the customer’s place until the refusal has been held back', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  try {
    mockRun.mockResolvedValue({ failure: 'noRows' });
    const context = bank.as('olivia');
    const held = { ...context, config: { ...context.config, holdBackMs: 500 } };
    let isOver = false;
    const first = refused(checkPayments(held, file, { of: 'inside', field: 'file' }, check)).finally(
      () => (isOver = true),
    );
    while (!isOver && jest.getTimerCount() === 0) await new Promise(setImmediate);
    jest.advanceTimersByTime(499);
    await expect(read('olivia')).rejects.toEqual(new Busy(2));
    jest.advanceTimersByTime(1);
    expect((await first).reason).toBe('noRows');
    expect((await refused(read('olivia'))).reason).toBe('noRows');
  } finally {
    jest.useRealTimers();
  }
});

it('gives the place back when the thread fails, and does not call that the file’s fault', async () => {
  mockRun.mockRejectedValueOnce(new Error('the thread ended')).mockResolvedValue(ROWS);
  await expect(read('olivia')).rejects.toThrow('the thread ended');
  expect(await read('olivia')).toBe('checked');
});
