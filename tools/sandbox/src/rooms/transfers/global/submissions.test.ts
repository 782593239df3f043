// Rules: R0.49.
import { countSubmission } from '../../../identity/codes/submissions';
import { moneyBank, refused } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';

const HOUR = 3_600_000;

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());

const submit = (link: string) => countSubmission(bank.db, { ...bank.as('ana'), caller: null }, link);

/** Submits until the bank takes no more. @returns how often it took one */
async function taken(link: string, most: number): Promise<number> {
  for (let n = 0; n < most; n += 1) {
    const error: unknown = await submit(link).catch((reason: unknown) => reason);
    if (error !== undefined) {
      expect(error).toMatchObject({
        reason: 'tooManySends',
        message: expect.stringMatching(/Ask again in \d+ (min|h)\.$/),
      });
      return n;
    }
  }
  return most;
}

test('what is submitted under a link refills: five in an hour and twenty in a day', async () => {
  const hours: number[] = [];
  for (let hour = 0; hour < 6; hour += 1) {
    hours.push(await taken('pay-1', 8));
    bank.clock.advance(HOUR);
  }
  expect(hours).toEqual([5, 5, 5, 5, 0, 0]);
  bank.clock.advance(19 * HOUR);
  expect(await taken('pay-1', 8)).toBe(5);
});

test('another link has its own, and what is refused counts for nothing', async () => {
  await taken('pay-2', 5);
  for (let n = 0; n < 9; n += 1) expect((await refused(submit('pay-2'))).reason).toBe('tooManySends');
  expect(await taken('pay-3', 5)).toBe(5);
  bank.clock.advance(HOUR);
  expect(await taken('pay-2', 5)).toBe(5);
});
