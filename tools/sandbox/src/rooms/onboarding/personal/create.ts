import type { Output } from '@bank/protocol';
import type { createPersonalAccount } from '@bank/protocol/onboarding';
import { holderOf, holdingAddress } from '../../../identity/people/address-holder';
import { offerOf } from '../../../platform/brands';
import type { Tx } from '../../../platform/db';
import type { Refusal } from '../../../platform/refusal';
import type { Taken } from '../once';
import { numberOf, phoneFault } from '../phone-fault';
import { takeOnce } from '../take';
import { isPhoneTaken } from '../taken';
import { refused } from '../texts';
import type { Application, ApplicationContext } from './applicant';
import { furtherFault } from './faults';
import { openCustomer } from './open-customer';

/**
 * Opens a personal customer (R3.3.22, R3.3.24).
 * @throws Refusal VF with the first fault in the order of the form
 */
export async function createPersonal(
  application: Application,
  context: ApplicationContext,
): Promise<Output<typeof createPersonalAccount>> {
  const { brand } = context;
  if (brand === null || !offerOf(brand).registers.includes('personal')) throw refused(context, 'notOffered');
  return takeOnce(context, application.captcha, (tx) => decide(tx, context, { application, brand }));
}

async function decide(
  tx: Tx,
  context: ApplicationContext,
  { application, brand }: { application: Application; brand: string },
): Promise<Taken | Refusal> {
  const { email, phone } = application;
  if ((await holderOf(tx, email, context)) !== null) return refused(context, 'emailTaken', { field: 'email' });
  const inPhone = phoneFault(context, 'phone', phone);
  if (inPhone) return inPhone;
  const number = numberOf(phone);
  if (await isPhoneTaken(tx, phone.countryCode, number))
    return refused(context, 'phoneTaken', { field: 'phone.number' });
  const further = furtherFault(application, context);
  if (further) return further;
  // Another user may have taken the address meanwhile.
  await holdingAddress(
    () => openCustomer(tx, context, { application, brand, number }),
    () => refused(context, 'emailTaken', { field: 'email' }),
  );
  return { email };
}
