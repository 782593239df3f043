import { masked, maskedPhone } from '../auth/one-time-code';

/** What decides where a user's codes go. */
export interface FactorUser {
  email: string;
  phone: string | null;
  twoFactorMode: string;
  approveMode: string;
}

/** Where a code goes, and how that is shown. */
export interface Destination {
  channel: 'email' | 'sms';
  to: string;
  shown: string;
}

type Channel = Destination['channel'];

// A phone that approves stands for the number it has: the code of a change is typed, not tapped.
const OF_SIGN_IN: Readonly<Record<string, Channel>> = { otp: 'email', verifyDevice: 'email', sms: 'sms', push: 'sms' };
const OF_APPROVAL: Readonly<Record<string, Channel>> = {
  otp: 'email',
  approvalCode: 'email',
  sms: 'sms',
  push: 'sms',
};

/** Where the user's second factor is: the sign-in's, else that of their transfers; null when they have none. */
export function factorOf(user: FactorUser): Destination | null {
  const channel = OF_SIGN_IN[user.twoFactorMode] ?? OF_APPROVAL[user.approveMode];
  return channel === undefined ? null : destination(user, channel);
}

/**
 * Where the code of a new mode goes: to the factor there is, so that a thief with the password cannot replace it; a first
 * factor proves itself.
 */
export function factorFor(user: FactorUser, mode: string): Destination {
  return factorOf(user) ?? destination(user, OF_SIGN_IN[mode] ?? 'email');
}

function destination({ email, phone }: FactorUser, channel: Channel): Destination {
  if (channel === 'sms' && phone !== null) return { channel, to: phone, shown: maskedPhone(phone) };
  return { channel: 'email', to: email, shown: masked(email) };
}
