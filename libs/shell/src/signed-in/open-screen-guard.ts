import { session, startPage } from '@bank/session';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { addressOf, addressOfFailure } from './start-redirect';
import { loadCustomer } from './load-customer';

/**
 * Main screens are for those whose start page lets them through: someone who needs KYC, for example, is sent there from any address
 * (spec 1 §2 and §4). The same table decides as at sign-in, with the opened address as the remembered one.
 */
export async function openScreenLoader({ request }: LoaderFunctionArgs): Promise<null> {
  const { pathname, search } = new URL(request.url);
  const start = await loadCustomer().then(
    ({ customer, access }) =>
      startPage(customer, access, {
        actingCustomerId: session.getState().actingCustomerId,
        initialPath: pathname + search,
      }),
    (reason: unknown) => {
      throw redirect(addressOfFailure(reason));
    },
  );
  if (start.target !== 'home' && start.target !== 'initialPath') throw redirect(addressOf(start));
  return null;
}
