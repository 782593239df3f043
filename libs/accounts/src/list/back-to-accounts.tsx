import { Text } from '@bank/i18n';
import { paths } from '@bank/paths';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

/** The way from a page of the place to its list. */
export function BackToAccounts() {
  return (
    <Link to={paths.accounts.to()} className="link -mt-2 inline-flex min-h-11 items-center gap-2 justify-self-start">
      <ArrowLeft className="size-5" aria-hidden="true" />
      <Text id="kit.place.accounts" />
    </Link>
  );
}
