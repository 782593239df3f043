import { call } from '@bank/api-client';
import { activateAccount, activationCodeResend, businessActivate } from '@bank/protocol/activation';
import { bankConnection } from '../bank-connection';
import type { ActivationLink } from './activation-link';

/**
 * Activates by the link. An employee, and a company's owner who has not chosen a password yet, need one; without it the bank activates
 * nothing and asks for it.
 * @returns whether a password is needed
 * @throws ApiFailure
 */
export async function activate({ code, user, action }: ActivationLink, password?: string): Promise<boolean> {
  await bankConnection.ready();
  const { passwordNeeded } =
    action === 'activationBusiness'
      ? await call(businessActivate, { email: user, activationCode: code, password })
      : await call(activateAccount, { username: user, activationCode: code, password });
  return passwordNeeded;
}

/** Sends another link, if the address has something to activate; the one before stops working. @throws ApiFailure */
export async function resendActivation(email: string): Promise<void> {
  await bankConnection.ready();
  await call(activationCodeResend, { email });
}
