import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { customerRedirect } from '../signed-in/customer-guards';

/**
 * The frame shows who is signed in, so that nothing in it stands while the bank does not say so. What the screens' own guards find out
 * beside it would take down the screen alone.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  const elsewhere = await customerRedirect('termsFirst', request);
  if (elsewhere !== null) throw redirect(elsewhere);
  return null;
}
