import { cardStatus } from '@bank/protocol/cards';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { queueStep } from './advance';
import type { Product } from './products';

/** How long a new card is good for, in years. */
const YEARS = 4;

/** What an account list calls a card that has no name of its own. */
const NAMES = { DEBIT: 'Debit card', PREPAID: 'Prepaid card' } as const;

/** A card to be issued. */
export interface NewCard {
  customerId: number;
  product: Product;
  holder: string;
  alias: string | null;
  settlementAccountId: number | null;
  isExpress: boolean;
  isOneTime: boolean;
  replaces: number | null;
  /** Null for a virtual card. */
  delivery: Delivery | null;
}

/** Where a card goes, and from when on. */
export interface Delivery {
  addressId: number;
  line: string;
  /** The bank still looks at the proof of the address. */
  isWaiting: boolean;
  leavesAddressId: number | null;
}

/** Opens the account of a new card and writes the card down. @returns its account */
export async function issueCard(
  tx: Tx,
  card: NewCard,
  { clock, ids }: Pick<CallContext, 'clock' | 'ids'>,
): Promise<number> {
  const now = new Date(clock.now());
  const { product } = card;
  const [opened] = await tx.query<{ id: number }>(
    `INSERT INTO account (customer_id, type, sub_type, status, name, currency, opened_at, moved_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7) RETURNING id`,
    [
      card.customerId,
      product.type,
      product.subType,
      card.delivery?.isWaiting ? cardStatus.pendingDocument : cardStatus.submitted,
      card.alias ?? NAMES[product.subType],
      product.currencyCode,
      now,
    ],
  );
  if (!opened) throw new Error('no account was opened');
  await tx.query(
    `INSERT INTO card (account_id, customer_id, settlement_account, is_virtual, holder, alias, number, cvv, expiry_month, expiry_year,
       ordered_at, stepped_at, is_express, is_one_time, replaces, address_id, delivery_line, leaves_address_id, waits_for_address)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      opened.id,
      card.customerId,
      card.settlementAccountId,
      product.cardIsVirtual,
      card.holder,
      card.alias,
      numberOf(product.bin, ids.code(9)),
      ids.code(3),
      now.getUTCMonth() + 1,
      now.getUTCFullYear() + YEARS,
      now,
      card.isExpress,
      card.isOneTime,
      card.replaces,
      card.delivery?.addressId ?? null,
      card.delivery?.line ?? null,
      card.delivery?.leavesAddressId ?? null,
      card.delivery?.isWaiting ?? false,
    ],
  );
  await queueStep(tx, opened.id, clock.now());
  return opened.id;
}

/** @returns sixteen digits with their check digit (ISO/IEC 7812-1) */
export function numberOf(bin: string, account: string): string {
  const digits = `${bin}${account}`;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = at % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
