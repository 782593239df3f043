import { Text } from '@bank/i18n';
import { paths } from '@bank/paths';
import { useSession } from '@bank/session';
import { useCustomer } from '@bank/session/calls';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isAskedNothing } from '../menus/menu-items';

/** Back to the accounts, for whoever may go there: whose start page asks for something first would only be sent back. */
export function WayHome() {
  const { customer, access } = useCustomer();
  const actingCustomerId = useSession((state) => state.actingCustomerId);
  if (!isAskedNothing({ customer, access, actingCustomerId })) return null;
  return (
    <p className="-mt-2 mb-2">
      <Link
        to={paths.home.to()}
        className="text-accent rounded-control inline-flex min-h-11 items-center gap-2 font-semibold"
      >
        <ArrowLeft className="size-5 shrink-0" />
        <Text id="shell.page.home" />
      </Link>
    </p>
  );
}
