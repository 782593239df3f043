import { Text } from '@bank/i18n';
import { useCustomer } from '@bank/session/calls';
import { Banner, buttonClass } from '@bank/ui';
import { Link } from 'react-router-dom';
import { statusDisplay } from './status-display';
import { useVerification } from './use-verification';

/** Shows the problem of an account and the way to solve it; hidden for accounts without one. */
export function VerificationBanner() {
  const { customer } = useCustomer();
  const { status } = useVerification();
  if (status === undefined || status === 'CHECKED') return null;
  const { isWarning, title, description, link } = statusDisplay(status, customer.customerType);
  return (
    <Banner
      tone={isWarning ? 'warning' : 'info'}
      title={<Text id={title} />}
      action={
        link && (
          <Link to={link.to} className={buttonClass('secondary', 'small')}>
            <Text id={link.text} />
          </Link>
        )
      }
    >
      <Text id={description} />
    </Banner>
  );
}
