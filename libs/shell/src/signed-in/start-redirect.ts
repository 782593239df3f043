import { ApiFailure, queryClient, query } from '@bank/api-client';
import { paths } from '@bank/paths';
import { businessAuthorizedUser } from '@bank/protocol/customer';
import {
  rememberPath,
  session,
  signOut,
  startPage,
  startPageOfFailure,
  takeRememberedPath,
  takeSeiPath,
  taxPutOff,
  type EndReason,
  type StartTarget,
} from '@bank/session';
import { knownRoutes } from '@bank/kit';
import { redirect } from 'react-router-dom';
import { choiceStep, oldWebStep, termsStep } from '../routing/next-step-path';
import { loadCustomer } from './load-customer';

const ARRIVED: ReadonlySet<StartTarget['target']> = new Set(['initialPath', 'home']);

/** Sends a signed-in visitor to their start page (R1.4.11 to R1.4.16). @throws ApiFailure when the bank does not say who they are */
export async function startRedirect(): Promise<Response> {
  try {
    const { customer, access } = await loadCustomer();
    // Another product waits for an answer; it sent the user here for that alone.
    const seiPath = takeSeiPath(knownRoutes.has);
    if (seiPath !== null) return redirect(seiPath);
    const { actingCustomerId } = session.getState();
    const initialPath = takeRememberedPath(knownRoutes.has);
    const start = startPage(customer, access, { actingCustomerId, initialPath, taxPutOff: taxPutOff() });
    // Where they wanted to go is still there once they have done what is asked first.
    if (initialPath !== null && !ARRIVED.has(start.target)) rememberPath(initialPath);
    return redirect(await addressOf(start));
  } catch (reason) {
    return redirect(await addressOfFailure(reason));
  }
}

type Asked = Exclude<StartTarget['target'], 'home' | 'initialPath' | 'businessAuthorizedUser'>;

/** The screen of each target. */
const SCREENS: Readonly<Record<Asked, string>> = {
  oldWeb: oldWebStep.to(),
  customerAccessChoice: choiceStep.to(),
  adminOverview: paths.adminOverview.to(),
  profileUpdate: paths.profileUpdate.to(),
  kyc: paths.kyc.to(),
  taxSplash: paths.certificationSplash.to(),
  businessTaxSplash: paths.certificationBusinessSplash.to(),
  companyDocuments: paths.companyDocuments.to(),
};

/** The address of a start target. A user with nowhere to go is signed out on the way and reads why on the sign-in page. */
export async function addressOf(start: StartTarget): Promise<string> {
  const { target } = start;
  if (target === 'home') return paths.home.to();
  if (target === 'initialPath') return start.path;
  if (target === 'businessAuthorizedUser') {
    const { authorizedUser } = await queryClient.ensureQueryData(query(businessAuthorizedUser));
    return authorizedUser.oldWebUrl === null ? login('noCompany') : oldWebStep.to();
  }
  return SCREENS[target];
}

/** Rule 6: terms to accept first; with none, login. @throws the reason when it is about something else */
export async function addressOfFailure(reason: unknown): Promise<string> {
  const target = reason instanceof ApiFailure ? startPageOfFailure(reason)?.target : undefined;
  if (target === 'terms') return termsStep.to();
  if (target === 'login') return login('noTerms');
  throw reason;
}

/** Opening login while signed in leads back in, so the session ends first; `watchSessionEnd` shows the reason. */
function login(reason: EndReason): string {
  void signOut(() => undefined, reason);
  return paths.login.to();
}
