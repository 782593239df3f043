import type { Output } from '@bank/protocol';
import type { createPersonalAccount } from '@bank/protocol/onboarding';
import { isGoodTicket, needed, spendTicket, useTicket } from '../../../identity/captcha/tickets';
import { offerOf } from '../../../platform/brands';
import type { Tx } from '../../../platform/db';
import { phoneNumberOf } from '../../../platform/phone-codes';
import { Refusal } from '../../../platform/refusal';
import { isEmailTaken, isPhoneTaken } from '../taken';
import { refused } from '../texts';
import type { Application, ApplicationContext } from './applicant';
import { contactFault, furtherFault } from './faults';
import { answeredBefore, keepAnswer } from './once';
import { openCustomer } from './open-customer';

type Answer = Output<typeof createPersonalAccount>;

/**
 * Opens a personal customer (R3.3.22, R3.3.24).
 * @throws Refusal VF with the first fault in the order of the form
 */
export async function createPersonal(stated: Application, context: ApplicationContext): Promise<Answer> {
  const { brand } = context;
  if (brand === null || !offerOf(brand).registers.includes('personal')) throw refused(context, 'notOffered');
  const application = { ...stated, email: stated.email.toLowerCase() };
  const isHopeful =
    !contactFault(application, context) &&
    !furtherFault(application, context) &&
    (await isGoodTicket(application.captcha, 'applications', context));
  // Before the transaction: no connection is held while the hash waits for its turn. What will be refused is not worth a hash.
  const hash = isHopeful ? await context.passwords.hash(application.password) : null;
  const outcome = await context.db.transaction((tx) => decide(tx, context, { application, brand, hash }));
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

interface Hopeful {
  application: Application;
  brand: string;
  /** Of the password; null for an application that has a fault or no good ticket. */
  hash: string | null;
}

/**
 * Decides about an application. A refusal is returned, not thrown, so that the use of the ticket stays counted: an application
 * tells whether an address exists, as a check does.
 */
async function decide(
  tx: Tx,
  context: ApplicationContext,
  { application, brand, hash }: Hopeful,
): Promise<Answer | Refusal> {
  const { email, captcha, phone } = application;
  // First of all: a caller who sends the same bytes again has spent the ticket on them.
  const before = await answeredBefore(tx, context);
  if (before) return before;
  if (!(await useTicket(tx, captcha, 'applications', context))) return needed(context);
  if (await isEmailTaken(tx, email)) return refused(context, 'emailTaken', { field: 'email' });
  const inContact = contactFault(application, context);
  if (inContact) return inContact;
  const read = phoneNumberOf(phone.countryCode, phone.number);
  if ('wrong' in read) throw new Error('a wrong phone passed the contact');
  if (await isPhoneTaken(tx, phone.countryCode, read.number))
    return refused(context, 'phoneTaken', { field: 'phone.number' });
  const further = furtherFault(application, context);
  if (further) return further;
  if (hash === null) return needed(context);
  const isOpen = await openCustomer(tx, context, { application, brand, hash, number: read.number });
  if (!isOpen) throw refused(context, 'emailTaken', { field: 'email' });
  await spendTicket(tx, captcha);
  const answer = { email };
  await keepAnswer(tx, context, answer);
  return answer;
}
