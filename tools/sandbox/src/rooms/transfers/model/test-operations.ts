import fc from 'fast-check';
import { railNames } from './test-rails';
import type { RailName } from './test-rails';

const HOUR_MS = 3_600_000;

/** Who orders. Ana and Otis approve by code, Ben by nothing, Lev's orders wait for another user of Atelier Verde. */
const maker = fc.constantFrom('ana', 'ben', 'otis', 'lev');
const payee = fc.constantFrom('ana', 'ben', 'otis', 'olivia');
const beside = fc.nat({ max: 20 });
/** Counted back from the newest, since most of what happens to an order happens soon after it. */
const recent = fc.nat({ max: 7 });

export type Maker = 'ana' | 'ben' | 'otis' | 'lev';

/** An amount: a count of the smallest amounts of its currency, or of halves of them, which the bank refuses. */
export interface Size {
  halves: number;
}

export type Op =
  | { op: 'p2p'; by: Maker; from: number; to: 'ana' | 'ben' | 'otis' | 'olivia'; currency: string; size: Size }
  | { op: 'own'; by: Maker; from: number; to: number; size: Size }
  | { op: 'ownMaximum'; by: Maker; from: number; to: number }
  | { op: 'abroad'; by: Maker; from: number; rail: RailName; comesBack: boolean; size: number }
  | { op: 'parts'; by: Maker; from: number; days: number; size: number }
  | { op: 'capture' | 'giveBack'; which: number; quarters: number }
  | { op: 'giveBackRest'; which: number }
  | { op: 'repeat' | 'confirm' | 'guess' | 'cancel' | 'resend' | 'ask'; which: number }
  | { op: 'decide'; by: 'abel' | 'olivia' | 'rhea'; which: number[]; declined: boolean }
  | { op: 'confirmSet'; isRight: boolean }
  | { op: 'wait'; ms: number };

const whole = (min: number, max: number) => fc.integer({ min, max }).map((count) => ({ halves: 2 * count }));
const size: fc.Arbitrary<Size> = fc.oneof(
  { weight: 12, arbitrary: whole(1, 60_000) },
  { weight: 8, arbitrary: whole(1, 4_000_000) },
  { weight: 1, arbitrary: whole(4_999_998, 5_000_002) },
  { weight: 1, arbitrary: fc.constantFrom({ halves: 0 }, { halves: 1 }, { halves: 201 }) },
);

/** One step of a history. The numbers choose among what is there when the step is taken. */
export const operation: fc.Arbitrary<Op> = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({
      op: fc.constant('p2p' as const),
      by: maker,
      from: fc.nat(),
      to: payee,
      currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'USD', 'GBP', 'RON', 'BTC'),
      size,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ op: fc.constant('own' as const), by: maker, from: fc.nat(), to: beside, size }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ op: fc.constant('ownMaximum' as const), by: maker, from: fc.nat(), to: beside }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      op: fc.constant('abroad' as const),
      by: maker,
      from: fc.nat(),
      rail: fc.constantFrom(...railNames),
      comesBack: fc.constantFrom(false, false, true),
      // Between the least and the most of its rail.
      size: fc.nat({ max: 4_000_000 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      op: fc.constant('parts' as const),
      by: fc.constantFrom(
        'ana' as const,
        'ben' as const,
        'ben' as const,
        'otis' as const,
        'lev' as const,
        'lev' as const,
      ),
      from: fc.nat(),
      // Most of them wait long enough for parts to be captured before their day.
      days: fc.constantFrom(0, 1, 3, 30, 30),
      size: fc.integer({ min: 400, max: 10_000 }),
    }),
  },
  {
    weight: 14,
    arbitrary: fc.record({
      op: fc.constantFrom('capture', 'capture', 'giveBack'),
      which: fc.nat({ max: 3 }),
      quarters: fc.constantFrom(1, 1, 1, 2, 3, 4),
    }),
  },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('giveBackRest' as const), which: recent }) },
  {
    weight: 10,
    arbitrary: fc.record({
      op: fc.constantFrom('repeat', 'confirm', 'confirm', 'confirm', 'guess', 'cancel', 'resend', 'ask'),
      which: recent,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      op: fc.constant('decide' as const),
      by: fc.constantFrom('abel', 'olivia', 'rhea'),
      which: fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 3 }),
      declined: fc.constantFrom(false, false, false, true),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      op: fc.constant('confirmSet' as const),
      isRight: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      op: fc.constant('wait' as const),
      // Some of them lead over the hour at which a rail closes for the day.
      ms: fc.constantFrom(
        1,
        60_000,
        300_000,
        600_000,
        5 * HOUR_MS,
        5 * HOUR_MS,
        11 * HOUR_MS,
        7 * 24 * HOUR_MS,
        31 * 24 * HOUR_MS,
      ),
    }),
  },
);
