import type { Output } from '@bank/protocol';
import type { businessAccountCreate } from '@bank/protocol/onboarding-business';
import { holderOf, holdingAddress } from '../../../identity/people/address-holder';
import { offerOf } from '../../../platform/brands';
import type { Tx } from '../../../platform/db';
import type { Refusal } from '../../../platform/refusal';
import type { Taken } from '../once';
import { numberOf } from '../phone-fault';
import { takeOnce } from '../take';
import { isPhoneTaken } from '../taken';
import { refused } from '../texts';
import type { Application, ApplicationContext } from './applicant';
import { companyPhoneFault, nameFault } from './company-fault';
import { furtherFault } from './faults';
import { openCompany } from './open-company';
import { takenUserFault } from './taken-users';

/**
 * Opens a business customer (R3.3.25).
 * @throws Refusal VF with the first fault in the order of the forms; addresses of users are looked up last of all
 */
export async function createBusiness(
  application: Application,
  context: ApplicationContext,
): Promise<Output<typeof businessAccountCreate>> {
  const { brand } = context;
  if (brand === null || !offerOf(brand).registers.includes('business')) throw refused(context, 'notOffered');
  return takeOnce(context, application.captcha, (tx) => decide(tx, context, { application, brand }));
}

async function decide(
  tx: Tx,
  context: ApplicationContext,
  { application, brand }: { application: Application; brand: string },
): Promise<Taken | Refusal> {
  const { email, phone } = application.company;
  const inName = nameFault(application, context);
  if (inName) return inName;
  if ((await holderOf(tx, email, context)) !== null) return refused(context, 'emailTaken', { field: 'company.email' });
  const inPhone = companyPhoneFault(application, context);
  if (inPhone) return inPhone;
  if (await isPhoneTaken(tx, phone.countryCode, numberOf(phone)))
    return refused(context, 'phoneTaken', { field: 'company.phone.number' });
  const further = furtherFault(application, context) ?? (await takenUserFault(tx, context, application));
  if (further) return further;
  // Another user may have taken the address meanwhile.
  await holdingAddress(
    () => openCompany(tx, context, { application, brand }),
    () => refused(context, 'emailTaken', { field: 'company.email' }),
  );
  return { email };
}
