import { Text } from '@bank/i18n';
import { paths } from '@bank/paths';
import { buttonClass } from '@bank/ui';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

/** The bank has it; there is nothing more to do here, and the link opens nothing any more. */
export function Done({ company }: { company: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mx-auto grid max-w-lg gap-5 py-6">
      <CircleCheck aria-hidden="true" className="text-positive size-12" />
      <h1 ref={heading} tabIndex={-1} className="heading-face text-2xl">
        <Text id="kyc-tax.representative.done" />
      </h1>
      <p className="text-muted">
        <Text id="kyc-tax.representative.doneHelp" values={{ company }} />
      </p>
      <Link to={paths.login.to()} className={buttonClass('secondary')}>
        <Text id="kyc-tax.representative.login" />
      </Link>
    </div>
  );
}
