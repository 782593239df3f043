import { maskedPhone } from '../auth/one-time-code';
import type { Tx } from '../../platform/db';
import type { Change } from './apply-change';
import { say } from './texts';

/** What a change makes of what, in words: nobody approves more than they read (R0.22). Before it is made. */
export async function sayChange(tx: Tx, lang: string, change: Change): Promise<string> {
  return say(lang, change.kind, { to: await newValue(tx, lang, change) });
}

async function newValue(tx: Tx, lang: string, change: Change): Promise<string> {
  switch (change.kind) {
    case 'signIn':
    case 'approval':
      return say(lang, MODES[change.mode] ?? 'mode_otp');
    case 'ipMode':
      return say(lang, IP_MODES[change.mode] ?? 'ip_warn');
    case 'ipAdd':
      return change.network;
    case 'ipDelete':
      return (await networkOf(tx, change.id)) ?? '';
    case 'phone':
      return maskedPhone(change.phone);
    case 'act':
      return (await customerNamed(tx, change.customerId)) ?? '';
    case 'password':
    case 'passkey':
      return '';
  }
}

/** Each mode of signing in and of approving, in words. */
const MODES: Readonly<Record<string, Parameters<typeof say>[1]>> = {
  simple: 'mode_simple',
  none: 'mode_none',
  direct: 'mode_direct',
  otp: 'mode_otp',
  approvalCode: 'mode_approvalCode',
  sms: 'mode_sms',
  push: 'mode_push',
  verifyDevice: 'mode_verifyDevice',
};
const IP_MODES: Readonly<Record<string, Parameters<typeof say>[1]>> = {
  off: 'ip_off',
  warn: 'ip_warn',
  block: 'ip_block',
};

async function customerNamed(tx: Tx, id: number): Promise<string | undefined> {
  const [customer] = await tx.query<{ name: string }>(
    `SELECT coalesce(business_name, first_name || ' ' || last_name) AS name FROM customer WHERE id = $1`,
    [id],
  );
  return customer?.name;
}

async function networkOf(tx: Tx, id: number): Promise<string | undefined> {
  const [row] = await tx.query<{ network: string }>('SELECT network::text AS network FROM trusted_ip WHERE id = $1', [
    id,
  ]);
  return row?.network;
}
