import type { Output } from '@bank/protocol';
import type { createPersonalAccount } from '@bank/protocol/onboarding';
import { isGoodTicket, needed } from '../../../identity/captcha/tickets';
import { offerOf } from '../../../platform/brands';
import type { Tx } from '../../../platform/db';
import type { Refusal } from '../../../platform/refusal';
import type { Taken } from '../once';
import { numberOf } from '../phone-fault';
import { takeOnce } from '../take';
import { isEmailTaken, isPhoneTaken } from '../taken';
import { refused } from '../texts';
import type { Application, ApplicationContext } from './applicant';
import { contactFault, furtherFault } from './faults';
import { openCustomer } from './open-customer';

/**
 * Opens a personal customer (R3.3.22, R3.3.24).
 * @throws Refusal VF with the first fault in the order of the form
 */
export async function createPersonal(
  stated: Application,
  context: ApplicationContext,
): Promise<Output<typeof createPersonalAccount>> {
  const { brand } = context;
  if (brand === null || !offerOf(brand).registers.includes('personal')) throw refused(context, 'notOffered');
  const application = { ...stated, email: stated.email.toLowerCase() };
  const isHopeful =
    !contactFault(application, context) &&
    !furtherFault(application, context) &&
    (await isGoodTicket(application.captcha, 'applications', context));
  // Before the transaction: no connection is held while the hash waits for its turn. What will be refused is not worth a hash.
  const hash = isHopeful ? await context.passwords.hash(application.password) : null;
  return takeOnce(context, application.captcha, (tx) => decide(tx, context, { application, brand, hash }));
}

interface Hopeful {
  application: Application;
  brand: string;
  /** Of the password; null for an application that has a fault or no good ticket. */
  hash: string | null;
}

async function decide(
  tx: Tx,
  context: ApplicationContext,
  { application, brand, hash }: Hopeful,
): Promise<Taken | Refusal> {
  const { email, phone } = application;
  if (await isEmailTaken(tx, email)) return refused(context, 'emailTaken', { field: 'email' });
  const inContact = contactFault(application, context);
  if (inContact) return inContact;
  const number = numberOf(phone);
  if (await isPhoneTaken(tx, phone.countryCode, number))
    return refused(context, 'phoneTaken', { field: 'phone.number' });
  const further = furtherFault(application, context);
  if (further) return further;
  if (hash === null) return needed(context);
  const isOpen = await openCustomer(tx, context, { application, brand, hash, number });
  if (!isOpen) throw refused(context, 'emailTaken', { field: 'email' });
  return { email };
}
