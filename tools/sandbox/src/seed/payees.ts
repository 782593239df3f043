import type { Tx } from '../platform/db';
import { schemeFor } from '../rooms/transfers/external/schemes';
import { accountIdentity, maskedDetail } from '../rooms/transfers/payees/target';
import type { Target } from '../rooms/transfers/payees/target';
import { customers, personas } from './personas';

const DAY_MS = 86_400_000;
const ATELIER = 1005;

interface SeededPayee {
  name: string;
  isTrusted: boolean;
  target: Target;
}

/** The book of Atelier Verde: two customers of this bank and two accounts at others, whose banks answer name checks. */
const PEOPLE = ['uma', 'gala'] as const;
const ACCOUNTS = [
  { country: 'DE', iban: 'DE62370400440532013001', name: 'Möbelhaus Krüger GmbH', isTrusted: true },
  { country: 'PT', iban: 'PT50000201231234567890154', name: 'Tiago Marques', isTrusted: false },
] as const;

/** @param nowMs the seed's now */
export async function seedPayees(tx: Tx, nowMs: number): Promise<void> {
  const owner = personas.find(({ customerId }) => customerId === ATELIER);
  if (!owner) throw new Error('nobody owns Atelier Verde');
  const keep = async (place: number, { name, isTrusted, target }: SeededPayee) => {
    const id = `payee-${ATELIER}-${place}`;
    const { type: transfer_type, email, extraParams, ...where } = target;
    await tx.query('INSERT INTO payee SELECT * FROM jsonb_populate_record(NULL::payee, $1)', [
      JSON.stringify({
        ...{ id, customer_id: ATELIER, name, is_trusted: isTrusted },
        ...{ ...where, email, transfer_type, extra_params: extraParams },
      }),
    ]);
    const log = (what: string, after: string | null) =>
      tx.query('INSERT INTO payee_change (payee_id, user_id, at, what, after) VALUES ($1, $2, $3, $4, $5)', [
        ...[id, owner.userId, new Date(nowMs - (60 - place) * DAY_MS), what, after],
      ]);
    await log('added', maskedDetail(target));
    if (isTrusted) await log('trusted', null);
  };
  for (const [place, one] of [...PEOPLE.map(personOf), ...ACCOUNTS.map(accountOf)].entries()) await keep(place, one);
}

function personOf(key: string): SeededPayee {
  const person = personas.find((one) => one.key === key);
  const customer = customers.find(({ id }) => id === person?.customerId);
  if (!person || !customer) throw new Error(`there is no persona ${key}`);
  const name = customer.businessName ?? `${customer.firstName} ${customer.lastName}`;
  const { username: email } = person;
  const none = { country: null, currency: null, type: null, scheme: null, extraParams: {} };
  return { name, isTrusted: false, target: { kind: 'person', identity: { email }, email, ...none } };
}

function accountOf({ country, iban, name, isTrusted }: (typeof ACCOUNTS)[number]): SeededPayee {
  const extraParams = { iban };
  const scheme = schemeFor('eft', country, 'EUR')?.name ?? null;
  const identity = accountIdentity(country, extraParams);
  const way = { country, currency: 'EUR', type: 'eft', scheme, extraParams } as const;
  return { name, isTrusted, target: { kind: 'bank', identity, email: null, ...way } };
}
