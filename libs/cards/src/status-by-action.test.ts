// Rules: R2.3.2, R2.4.10, R2.4.11, R2.7.31, R2.7.36.
import { cardStatus } from '@bank/protocol/cards';
import { type BankCardAction, bankPermits } from '@bank/testing/bank-rules';
import { type CardAction, permits } from './card-rules';
import { card } from './testing/sample-card';

const EVERY = Object.keys(cardStatus) as Status[];
type Status = keyof typeof cardStatus;
interface Line {
  /** The same for the client and for the bank, each in words of its own. */
  action: CardAction;
  bank: readonly BankCardAction[];
  rule: string;
  physical: readonly Status[];
  virtual: readonly Status[];
}

const except = (...out: Status[]) => EVERY.filter((status) => !out.includes(status));
const NONE: readonly Status[] = [];
const LIVING = except('canceled', 'fraud', 'expired');

/** Every action with the statuses that a rule opens it in, written apart from both tables. */
const LINES: readonly Line[] = [
  {
    action: 'pause',
    bank: ['pause'],
    rule: 'R2.4.10',
    physical: ['active', 'expired'],
    virtual: ['active', 'expired'],
  },
  { action: 'unpause', bank: ['unpause'], rule: 'R2.4.10', physical: ['paused'], virtual: ['paused'] },
  { action: 'load', bank: ['load'], rule: 'R2.4.10', physical: ['active'], virtual: ['active'] },
  { action: 'enrol', bank: ['enrol'], rule: 'R2.4.10', physical: ['active'], virtual: ['active'] },
  {
    action: 'pin',
    bank: ['changePin', 'showPin'],
    rule: 'R2.4.10',
    physical: ['active', 'paused', 'expired'],
    virtual: NONE,
  },
  {
    action: 'alias',
    bank: ['setAlias'],
    rule: 'R2.4.10',
    physical: NONE,
    // A virtual card is never printed nor posted.
    virtual: LIVING.filter((status) => !['printing', 'printed', 'shipped'].includes(status)),
  },
  { action: 'details', bank: ['showDetails'], rule: 'R2.7.31', physical: NONE, virtual: ['active', 'paused'] },
  { action: 'block', bank: ['block'], rule: 'R2.4.11', physical: LIVING, virtual: LIVING },
  {
    action: 'reissue',
    bank: ['reissue'],
    rule: 'R2.4.11',
    physical: ['active', 'paused', 'expired', 'limited', 'fraud'],
    virtual: ['active', 'paused', 'expired', 'limited', 'fraud'],
  },
  {
    action: 'upgradeShipping',
    bank: ['upgradeShipping'],
    rule: 'R2.4.11',
    physical: ['submitted', 'processing', 'printing', 'printed'],
    virtual: NONE,
  },
  { action: 'activate', bank: ['activate'], rule: 'R2.4.11', physical: ['shipped'], virtual: NONE },
  { action: 'control', bank: ['control'], rule: 'R2.7.36', physical: LIVING, virtual: LIVING },
];

const KINDS = [false, true] as const;
/** Closed (R2.3.1) and what the bank has never heard of: in no row, so nothing is open. */
const OTHERS = [11, 1, 99];

describe.each(LINES)('$action ($rule)', ({ action, bank, physical, virtual }) => {
  const opened = (isVirtual: boolean) => (isVirtual ? virtual : physical);
  const client = (accountStatusId: number, cardIsVirtual: boolean) =>
    permits(action, card({ accountStatusId, cardIsVirtual, subType: 'PREPAID' }));
  const atBank = (status: number, isVirtual: boolean) => bank.map((one) => bankPermits(one, { status, isVirtual }));

  test.each(EVERY)('%s', (status) => {
    for (const isVirtual of KINDS) {
      const isOpen = opened(isVirtual).includes(status);
      expect(client(cardStatus[status], isVirtual)).toBe(isOpen);
      expect(atBank(cardStatus[status], isVirtual)).toEqual(bank.map(() => isOpen));
    }
  });

  test.each(OTHERS)('status %d opens nothing', (status) => {
    for (const isVirtual of KINDS) {
      expect(client(status, isVirtual)).toBe(false);
      expect(atBank(status, isVirtual)).toEqual(bank.map(() => false));
    }
  });
});

test('a debit card is as open as a prepaid one, but it holds nothing that could be loaded (R2.4.10)', () => {
  const differ = LINES.flatMap(({ action }) =>
    EVERY.flatMap((status) =>
      KINDS.filter((cardIsVirtual) => {
        const of = (subType: 'DEBIT' | 'PREPAID') =>
          permits(action, card({ accountStatusId: cardStatus[status], cardIsVirtual, subType }));
        return of('DEBIT') !== of('PREPAID');
      }).map(() => action),
    ),
  );
  expect(new Set(differ)).toEqual(new Set(['load']));
});

test('a shop is paid by an active card and by no other (R2.7.32)', () => {
  for (const isVirtual of KINDS)
    expect(EVERY.filter((status) => bankPermits('spend', { status: cardStatus[status], isVirtual }))).toEqual([
      'active',
    ]);
});
