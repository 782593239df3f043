import { currencies } from '../../../ledger/currencies';

// The model's own arithmetic. Amounts are whole units of 1e-8. It repeats ADR-7 and the fees in another way than the ledger's SQL, so
// that a wrong rule does not judge itself.

const ONE = 10n ** 8n;

/** Units of 1e-8 in a decimal string. */
export function units(text: string): bigint {
  const [, sign = '', whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d{1,8}))?$/.exec(text) ?? [];
  const size = BigInt(whole) * ONE + BigInt(part.padEnd(8, '0'));
  return sign ? -size : size;
}

/** The decimal string of whole units. */
export function written(size: bigint): string {
  const digits = String(size < 0n ? -size : size).padStart(9, '0');
  return `${size < 0n ? '-' : ''}${digits.slice(0, -8)}.${digits.slice(-8)}`.replace(/\.?0+$/, '');
}

const rowOf = (code: string) => {
  const row = currencies.find((each) => each.code === code);
  if (!row) throw new Error(`no currency ${code}`);
  return row;
};

/** Units in the smallest amount that can be paid in a currency. */
export const grain = (code: string): bigint => 10n ** BigInt(8 - rowOf(code).decimals);

const ceil = (a: bigint, b: bigint) => (a + b - 1n) / b;
const roundHalfUp = (a: bigint, b: bigint) => (2n * a + b) / (2n * b);
const toGrain = (size: bigint, code: string) => ceil(size, grain(code)) * grain(code);

/** What leaves an account so that an amount arrives in another currency, without the fee. */
export function debitFor(amount: bigint, from: string, to: string): bigint {
  if (from === to) return amount;
  const [worthFrom, worthTo] = [units(rowOf(from).eurValue), units(rowOf(to).eurValue)];
  const rate = worthFrom === worthTo ? ONE : (worthFrom * ONE) / worthTo;
  return toGrain(roundHalfUp(amount * ONE, rate), from);
}

/** What comes back to an account of a part that comes back: rounded down, unless it is the last. Amounts in units of 1e-8. */
export function backFor(
  { sent, sentDebit, back, backDebit }: Readonly<Record<'sent' | 'sentDebit' | 'back' | 'backDebit', bigint>>,
  amount: bigint,
  code: string,
): bigint {
  const isLast = back + amount === sent;
  const share = (sentDebit * (back + amount)) / sent;
  return (isLast ? sentDebit : share - (share % grain(code))) - backDebit;
}

/** Fee of a payment to another customer. */
export function p2pFee(debit: bigint, code: string): bigint {
  const { feeRate, feeMin, feeMax } = rowOf(code);
  const fee = roundHalfUp(debit * units(feeRate), ONE * grain(code)) * grain(code);
  if (fee < units(feeMin)) return units(feeMin);
  return fee > units(feeMax) ? units(feeMax) : fee;
}

/** Fee of a transfer between accounts of one customer: half a percent into a prepayment account, else nothing. */
export function ownFee(debit: bigint, code: string, toType: number): bigint {
  return toType === 4001 ? toGrain(ceil(debit * 5n, 1000n), code) : 0n;
}

/** Fee of a payment out of the bank, in the currency of the account: a fixed part, which is in euros, and a share of the debit. */
export function railFee(debit: bigint, code: string, feeEur: string, feeRate: string): bigint {
  const flat = toGrain(ceil(units(feeEur) * ONE, units(rowOf(code).eurValue)), code);
  return flat + toGrain(ceil(debit * units(feeRate), ONE), code);
}

/** What is wrong with an amount by itself. */
export function amountRefusal(amount: bigint, code: string): string | null {
  const { transferMin, transferMax } = rowOf(code);
  if (amount <= 0n || amount % grain(code) !== 0n) return 'invalidAmount';
  if (amount < units(transferMin)) return 'amountTooSmall';
  return amount > units(transferMax) ? 'amountTooLarge' : null;
}
