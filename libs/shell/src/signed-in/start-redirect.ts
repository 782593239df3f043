import { ApiFailure } from '@bank/api-client';
import { paths } from '@bank/paths';
import { session, startPage, startPageOfFailure, takeRememberedPath, type StartTarget } from '@bank/session';
import { redirect } from 'react-router-dom';
import { knownRoutes } from '../routing/known-routes';
import { nextStep } from '../routing/next-step-path';
import { loadCustomer } from './load-customer';

/** Sends a signed-in visitor to their start page (spec 1 §4). @throws ApiFailure when the bank does not say who they are */
export async function startRedirect(): Promise<Response> {
  try {
    const { customer, access } = await loadCustomer();
    const { actingCustomerId } = session.getState();
    const initialPath = takeRememberedPath(knownRoutes.has);
    return redirect(addressOf(startPage(customer, access, { actingCustomerId, initialPath })));
  } catch (reason) {
    return redirect(addressOfFailure(reason));
  }
}

/** The screen of a start target; what has no screen of its own yet is explained on the next-step page. */
export function addressOf(start: StartTarget): string {
  if (start.target === 'home') return paths.home.to();
  if (start.target === 'initialPath') return start.path;
  return nextStep.to({ step: start.target });
}

/** Rule 6: terms to accept first. @throws the reason when it is about something else */
export function addressOfFailure(reason: unknown): string {
  const target = reason instanceof ApiFailure ? startPageOfFailure(reason)?.target : undefined;
  if (target === 'terms') return nextStep.to({ step: 'terms' });
  if (target === 'login') return paths.login.to();
  throw reason;
}
