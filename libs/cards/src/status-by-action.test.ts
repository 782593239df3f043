// Rules: R0.50, R0.52, R2.3.1, R2.3.17, R2.3.30, R2.3.31, R2.4.10, R2.4.11, R2.4.13, R2.7.31, R2.7.32, R2.7.36.
import { accessRight, type AccessRight } from '@bank/protocol';
import { cardStatus } from '@bank/protocol/cards';
import { can } from '@bank/session';
import { sampleAccess, sampleCustomer } from '@bank/session/testing';
import { type BankCardAction, bankHasTrait, bankPermits } from '@bank/testing/bank-rules';
import { AVAILABILITY, type CardAction, type CardTrait, inTheWay, isOffered, permits } from './card-rules';
import { card } from './testing/sample-card';

type Status = keyof typeof cardStatus;
const EVERY = Object.keys(cardStatus) as Status[];
const except = (...out: Status[]) => EVERY.filter((status) => !out.includes(status));
const NONE: readonly Status[] = [];
const LIVING = except('canceled', 'fraud', 'expired');
const COMING: readonly Status[] = [
  'submitted',
  'processing',
  'printing',
  'printed',
  'shipped',
  'pending',
  'pendingDocument',
];

interface Line {
  rule: string;
  physical: readonly Status[];
  virtual: readonly Status[];
}

/** Every action with the statuses that a rule opens it in, for a prepaid card; written apart from both tables. */
const ACTIONS: Readonly<Record<CardAction, Line & { bank: BankCardAction }>> = {
  spend: { bank: 'spend', rule: 'R2.7.32', physical: ['active'], virtual: ['active'] },
  pause: { bank: 'pause', rule: 'R2.4.10', physical: ['active', 'expired'], virtual: ['active', 'expired'] },
  unpause: { bank: 'unpause', rule: 'R2.4.10', physical: ['paused'], virtual: ['paused'] },
  load: { bank: 'load', rule: 'R2.4.13', physical: ['active'], virtual: ['active'] },
  enrol: { bank: 'enrol', rule: 'R2.4.10', physical: ['active'], virtual: ['active'] },
  changePin: { bank: 'changePin', rule: 'R2.4.10', physical: ['active', 'paused', 'expired'], virtual: NONE },
  showPin: { bank: 'showPin', rule: 'R2.4.10', physical: ['active', 'paused', 'expired'], virtual: NONE },
  alias: {
    bank: 'setAlias',
    rule: 'R2.4.10',
    physical: NONE,
    // A virtual card is never printed nor posted.
    virtual: LIVING.filter((status) => !['printing', 'printed', 'shipped'].includes(status)),
  },
  details: { bank: 'showDetails', rule: 'R2.7.31', physical: NONE, virtual: ['active', 'paused'] },
  block: { bank: 'block', rule: 'R2.4.11', physical: LIVING, virtual: LIVING },
  reissue: {
    bank: 'reissue',
    rule: 'R2.4.11',
    physical: ['active', 'paused', 'expired', 'limited', 'fraud'],
    virtual: ['active', 'paused', 'expired', 'limited', 'fraud'],
  },
  upgradeShipping: {
    bank: 'upgradeShipping',
    rule: 'R2.4.11',
    physical: ['submitted', 'processing', 'printing', 'printed'],
    virtual: NONE,
  },
  activate: { bank: 'activate', rule: 'R2.4.11', physical: ['shipped'], virtual: NONE },
  control: { bank: 'control', rule: 'R2.7.36', physical: LIVING, virtual: LIVING },
};

/** What is true of a card, by status: of a prepaid one, then of a debit one. */
const TRAITS: Readonly<Record<CardTrait, { rule: string; prepaid: readonly Status[]; debit: readonly Status[] }>> = {
  debit: { rule: 'R2.3.1', prepaid: NONE, debit: EVERY },
  prepaid: { rule: 'R2.3.1', prepaid: EVERY, debit: NONE },
  physical: { rule: 'R2.3.17', prepaid: EVERY, debit: EVERY },
  virtual: { rule: 'R2.3.17', prepaid: EVERY, debit: EVERY },
  expired: { rule: 'R2.3.17', prepaid: ['expired'], debit: ['expired'] },
  balance: { rule: 'R2.3.31', prepaid: EVERY, debit: NONE },
  history: { rule: 'R2.3.30', prepaid: except(...COMING), debit: NONE },
};

const KINDS = [false, true] as const;
const SUB_TYPES = ['PREPAID', 'DEBIT'] as const;
/** What the bank has never heard of: in no row, so nothing is open. */
const OTHERS = [1, 99];
const CLOSED = 11;

const actions = Object.entries(ACTIONS).map(([action, line]) => ({ action: action as CardAction, ...line }));
describe.each(actions)('$action ($rule)', ({ action, bank, rule, physical, virtual }) => {
  const opened = (isVirtual: boolean) => (isVirtual ? virtual : physical);
  const client = (accountStatusId: number, cardIsVirtual: boolean) =>
    permits(action, card({ accountStatusId, cardIsVirtual, subType: 'PREPAID' }));

  test('names its rule', () => expect(AVAILABILITY[action].rule).toBe(rule));

  test.each(EVERY)('%s', (status) => {
    for (const isVirtual of KINDS) {
      const isOpen = opened(isVirtual).includes(status);
      expect(client(cardStatus[status], isVirtual)).toBe(isOpen);
      expect(bankPermits(bank, { status: cardStatus[status], isVirtual })).toBe(isOpen);
    }
  });

  test.each([CLOSED, ...OTHERS])('status %d opens nothing', (status) => {
    for (const isVirtual of KINDS) {
      expect(client(status, isVirtual)).toBe(false);
      expect(bankPermits(bank, { status, isVirtual })).toBe(false);
    }
  });
});

const traits = Object.entries(TRAITS).map(([trait, line]) => ({ trait: trait as CardTrait, ...line }));
describe.each(traits)('$trait ($rule)', ({ trait, rule, prepaid, debit }) => {
  test('names its rule', () => expect(AVAILABILITY[trait].rule).toBe(rule));

  test.each(EVERY)('%s', (name) => {
    const status = cardStatus[name];
    for (const isVirtual of KINDS)
      for (const subType of SUB_TYPES) {
        const isTrue =
          (subType === 'DEBIT' ? debit : prepaid).includes(name) &&
          (trait !== 'physical' || !isVirtual) &&
          (trait !== 'virtual' || isVirtual);
        expect(permits(trait, card({ accountStatusId: status, cardIsVirtual: isVirtual, subType }))).toBe(isTrue);
        expect(bankHasTrait(trait, { status, isVirtual, subType })).toBe(isTrue);
      }
  });
});

test('a debit card is as open as a prepaid one, but it holds nothing that could be loaded (R2.4.13)', () => {
  const differ = actions.flatMap(({ action }) =>
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

const all = { missing: {} };
const lacks = {
  missing: {
    useCards: { kind: 'balanceInfo' },
    spendByCards: { kind: 'balanceInfo' },
    seeCardSecrets: { kind: 'balanceInfo' },
    loadCard: { kind: 'status', status: 'limited' },
  },
} as const;
/** An employee of a company, who sees its balances. */
const employee = (accessRights: AccessRight) =>
  can(
    sampleCustomer({ customerType: 'business', permissions: ['other.loadPrepaidCard'] }),
    sampleAccess({ accessRights }),
  );
const preparing = employee(accessRight.initiate);
const reading = employee(accessRight.read);
const SPENDING = { kind: 'missing', missing: { kind: 'right', anyOf: [2, 4] } };

test.each(actions)('$action: the status is named first, then the right or the level, then nothing', ({ action }) => {
  for (const accountStatusId of [...Object.values(cardStatus), CLOSED, ...OTHERS])
    for (const cardIsVirtual of KINDS) {
      const one = card({ accountStatusId, cardIsVirtual });
      const isOpen = permits(action, one);
      expect(inTheWay(action, one, all)).toEqual(isOpen ? null : { kind: 'status' });
      const free = action === 'spend' || action === 'pause' || action === 'enrol';
      const missing = action === 'load' ? lacks.missing.loadCard : lacks.missing.useCards;
      const way = isOpen ? (free ? null : { kind: 'missing', missing }) : { kind: 'status' };
      expect(inTheWay(action, one, lacks)).toEqual(way);
      // What is open is always shown.
      if (isOpen) expect(isOffered(action, one)).toBe(true);
    }
});

test('what lies behind a card is not named any more: its activation and its way', () => {
  for (const action of ['activate', 'upgradeShipping'] as const) {
    const named = EVERY.filter((status) => isOffered(action, card({ accountStatusId: cardStatus[status] })));
    expect(new Set(named)).toEqual(new Set(COMING));
  }
});

test.each(actions)(
  '$action: an employee who prepares payments pauses, lowers and tops up, and the rest needs level 2 or 4 (R0.50)',
  ({ action }) => {
    const theirs: readonly CardAction[] = ['spend', 'pause', 'enrol', 'control', 'load'];
    for (const accountStatusId of Object.values(cardStatus))
      for (const cardIsVirtual of KINDS) {
        const one = card({ accountStatusId, cardIsVirtual });
        if (!permits(action, one)) continue;
        expect(inTheWay(action, one, preparing)).toEqual(theirs.includes(action) ? null : SPENDING);
      }
  },
);

test('a reader is told the rights of each action: to lower needs less than to spend', () => {
  const one = card();
  expect(inTheWay('control', one, reading)).toEqual({ kind: 'missing', missing: reading.missing.useCards });
  expect(inTheWay('block', one, reading)).toEqual(SPENDING);
  expect(inTheWay('pause', one, reading)).toBeNull();
});

test.each(actions)('$action: an administrator who acts has all but the secrets of the card (R0.52)', ({ action }) => {
  const acting = can(
    sampleCustomer({
      isAdmin: true,
      actingFor: { customerId: 1001, name: 'Ana Marin' },
      permissions: ['other.loadPrepaidCard'],
    }),
    sampleAccess(),
  );
  const secrets: readonly CardAction[] = ['showPin', 'changePin', 'details'];
  for (const cardIsVirtual of KINDS) {
    const one = card({ cardIsVirtual });
    if (!permits(action, one)) continue;
    const own = { kind: 'missing', missing: { kind: 'own' } };
    expect(inTheWay(action, one, acting)).toEqual(secrets.includes(action) ? own : null);
  }
});
