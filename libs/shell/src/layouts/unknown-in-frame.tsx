import { Text } from '@bank/i18n';
import { paths } from '@bank/paths';
import { buttonClass } from '@bank/ui';
import { Compass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SignedIn } from '../signed-in/signed-in';
import { BankFrame } from './main-layout';

/** Says to a signed-in user that nothing is at this address: the places stay around the message (R1.2.16). */
export function UnknownInFrame() {
  return (
    <SignedIn>
      <BankFrame>
        <div className="state">
          <span className="state-icon empty-icon">
            <Compass className="size-7" />
          </span>
          <h1 className="heading-face text-xl">
            <Text id="shell.notFound.title" />
          </h1>
          <p className="text-muted max-w-sm">
            <Text id="shell.notFound.body" />
          </p>
          <div className="mt-3">
            <Link to={paths.home.to()} className={buttonClass()}>
              <Text id="kit.popup.goHome" />
            </Link>
          </div>
        </div>
      </BankFrame>
    </SignedIn>
  );
}
