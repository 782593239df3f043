import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { customerRedirect } from './customer-guards';

/**
 * Main screens are for those whose start page lets them through (see `startFirst`). A loader and not a middleware: the screens' own
 * loaders ask the bank at the same time.
 */
export async function openScreenLoader({ request }: LoaderFunctionArgs): Promise<null> {
  const elsewhere = await customerRedirect('startFirst', request);
  if (elsewhere !== null) throw redirect(elsewhere);
  return null;
}
