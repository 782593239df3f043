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
      return say(lang, isMode(change.mode) ? `mode_${change.mode}` : 'mode_otp');
    case 'ipMode':
      return say(lang, isIpMode(change.mode) ? `ip_${change.mode}` : 'ip_warn');
    case 'ipAdd':
      return change.network;
    case 'ipDelete':
      return (await networkOf(tx, change.id)) ?? '';
    case 'phone':
      return maskedPhone(change.phone);
    case 'password':
    case 'passkey':
      return '';
  }
}

const MODES = ['simple', 'none', 'direct', 'otp', 'approvalCode', 'sms', 'push', 'verifyDevice'] as const;
const isMode = (mode: string): mode is (typeof MODES)[number] => MODES.some((one) => one === mode);
const IP_MODES = ['off', 'warn', 'block'] as const;
const isIpMode = (mode: string): mode is (typeof IP_MODES)[number] => IP_MODES.some((one) => one === mode);

async function networkOf(tx: Tx, id: number): Promise<string | undefined> {
  const [row] = await tx.query<{ network: string }>('SELECT network::text AS network FROM trusted_ip WHERE id = $1', [
    id,
  ]);
  return row?.network;
}
