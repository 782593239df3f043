import { sum } from '@bank/money';
import type { OperationType } from '@bank/protocol/history';
import type { Payee } from '@bank/protocol/payment';
import { cashAccountOf } from '../ledger/currencies';
import type { Habit } from './habits';
import { fullHabits, fullOpenings } from './full-life';
import { habits, openings } from './habits';
import { customers, personaOf, personas } from './personas';
import type { PersonaAccount } from './personas';
import { prngOf } from './prng';
import type { Prng } from './prng';
import { quietLife, savingLife } from './quiet-life';

/** A transfer to book; debit, fee and rate are worked out by the ledger, except a fee that is not the ledger's to know. */
export interface Planned {
  id: string;
  kind: OperationType;
  status: 'posted' | 'rejected' | 'cancelled';
  customer: number;
  created_by: number | null;
  from_account: number;
  to_account: number;
  amount: string;
  currency: string;
  fee: string | null;
  note: string;
  payer_name: string;
  payer_email: string | null;
  payee: Payee;
  payee_customer: number | null;
  at: string;
  /** It repeats from then on. */
  subscription?: { period: 'month'; endsOn: string | null };
}

const DAYS = 365;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

interface Owned {
  customer: number;
  currency: string;
  ownerName: string;
  ownerEmail: string;
  closed: PersonaAccount['closed'];
}

const owned = new Map<number, Owned>(
  customers.flatMap((customer) => {
    const user = personas.find((persona) => persona.customerId === customer.id);
    const ownerName = customer.businessName ?? `${customer.firstName} ${customer.lastName}`;
    return customer.accounts.map(
      (account) =>
        [
          account.id,
          {
            customer: customer.id,
            currency: account.currency,
            ownerName,
            ownerEmail: user?.username ?? '',
            closed: account.closed,
          },
        ] as const,
    );
  }),
);

/**
 * What a habit does on a day depends on the habit and the day alone. A day therefore looks the same from whichever date the bank is
 * seeded at, and a new habit or persona changes no other past.
 * @param nowMs the year ends the day before
 * @returns in order of time
 */
export function planYear(nowMs: number): Planned[] {
  const known = [...openings, ...fullOpenings];
  const lives = [life(known, [...habits, ...fullHabits], nowMs)];
  for (const [account, { currency, closed }] of owned) {
    if (known.some(([rich]) => rich === account) || currency === 'BTC') continue;
    const plan = life([[account, '1500.00']], closed ? savingLife(account) : quietLife(account), nowMs);
    lives.push(closed ? closedAfter(plan, account, closed) : plan);
  }
  return lives.flat().sort((a, b) => (a.at < b.at ? -1 : 1));
}

function life(first: typeof openings, routine: readonly Habit[], nowMs: number): Planned[] {
  const midnight = Math.floor(nowMs / DAY_MS) * DAY_MS;
  const start = midnight - DAYS * DAY_MS;
  const plan = first.map(([account, amount], n): Planned => {
    const opening: Habit = {
      account,
      to: 'in',
      kind: 'Deposit',
      low: 0,
      high: 0,
      who: [[ownerOf(account).ownerName, 'Opening deposit']],
    };
    return { ...booked(opening, start + n * MINUTE_MS, drawn(opening, start)), amount };
  });
  for (let date = start; date < midnight; date += DAY_MS) {
    const monthday = new Date(date).getUTCDate();
    for (const one of routine) {
      const random = drawn(one, date);
      if (one.monthday === undefined ? !random.chance(one.chance ?? 0) : one.monthday !== monthday) continue;
      plan.push(booked(one, date + random.between(7 * 60, 22 * 60) * MINUTE_MS + random.between(0, 59_999), random));
    }
  }
  return plan;
}

const drawn = (one: Habit, dateMs: number): Prng => prngOf(`${dateMs / DAY_MS} ${JSON.stringify(one)}`);

/** A life of payments in only, up to the day on which all of it is moved to another account. */
function closedAfter(
  plan: readonly Planned[],
  account: number,
  { afterDays, into }: NonNullable<PersonaAccount['closed']>,
): Planned[] {
  const [first] = plan;
  if (!first) throw new Error('a life without a beginning');
  const end = Date.parse(first.at) + afterDays * DAY_MS;
  const lived = plan.filter(({ at }) => Date.parse(at) < end);
  const { ownerName } = ownerOf(account);
  const last: Habit = { account, to: into, kind: 'OwnTransfer', low: 0, high: 0, who: [[ownerName, 'Account closed']] };
  return [...lived, { ...booked(last, end, drawn(last, end)), amount: sum(lived.map(({ amount }) => amount)) }];
}

function booked(one: Habit, atMs: number, random: Prng): Planned {
  const owner = ownerOf(one.account);
  const [name, note] = random.pick(one.who);
  const outside = {
    name,
    email: null,
    customer: null,
    account: cashAccountOf(owner.currency),
    currency: owner.currency,
  };
  const self = {
    name: owner.ownerName,
    email: owner.ownerEmail,
    customer: owner.customer,
    account: one.account,
    currency: owner.currency,
  };
  const [from, to] = one.to === 'in' ? [outside, self] : [self, one.to === 'out' ? outside : receiver(one.to)];
  const isP2p = one.kind === 'P2P';
  return {
    id: atMs.toString(36).padStart(9, '0') + random.hex(20),
    kind: one.kind,
    // Now and then a payment is declined or given up, so that the history has such rows too.
    status: isP2p && random.chance(0.08) ? (random.chance(0.5) ? 'rejected' : 'cancelled') : 'posted',
    customer: owner.customer,
    created_by: isP2p ? (personas.find((persona) => persona.customerId === owner.customer)?.userId ?? null) : null,
    from_account: from.account,
    to_account: to.account,
    amount: amountOf(random.between(one.low, one.high), to.currency, owner.currency),
    currency: to.currency,
    fee: isP2p ? null : (one.fee ?? '0'),
    note,
    payer_name: from.name,
    payer_email: from.email,
    payee: payeeOf(one, to),
    payee_customer: to.customer,
    at: new Date(atMs).toISOString(),
  };
}

/** The payee: a customer of the bank, an own account of the payer, or an outsider. */
function payeeOf(one: Habit, to: { name: string; email: string | null; account: number }): Payee {
  if (one.kind === 'Exchange' || one.kind === 'OwnTransfer')
    return { kind: 'ownAccount', name: to.name, accountId: to.account };
  return to.email === null
    ? { kind: 'bankAccount', name: to.name, accountNumber: '' }
    : { kind: 'customer', name: to.name, email: to.email };
}

function receiver(to: number | { persona: string; currency: string }) {
  if (typeof to === 'number') {
    const { customer, currency, ownerName, ownerEmail } = ownerOf(to);
    return { name: ownerName, email: ownerEmail, customer, account: to, currency };
  }
  const { customerId } = personaOf(to.persona);
  for (const [account, { customer, currency, ownerName, ownerEmail }] of owned) {
    if (customer === customerId && currency === to.currency)
      return { name: ownerName, email: ownerEmail, customer, account, currency };
  }
  throw new Error(`${to.persona} has no account in ${to.currency}`);
}

/** Habits count in cents; an exchange into Bitcoin buys as many hundred-millionths as it counts cents. */
function amountOf(units: number, currency: string, from: string): string {
  const decimals = currency === 'BTC' && from !== 'BTC' ? 8 : 2;
  const text = String(units).padStart(decimals + 1, '0');
  return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
}

function ownerOf(account: number): Owned {
  const owner = owned.get(account);
  if (!owner) throw new Error(`no persona has account ${account}`);
  return owner;
}
