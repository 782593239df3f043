import { Text } from '@bank/i18n';
import { Banner, buttonClass } from '@bank/ui';
import { Link } from 'react-router-dom';
import { statusDisplay } from './status-display';
import { useVerification } from './use-verification';

/** Tells a customer whose account is not simply in order what is going on and where to go; nothing for the others. */
export function VerificationBanner() {
  const { status } = useVerification();
  if (status === undefined || status === 'CHECKED') return null;
  const { isWarning, title, description, link } = statusDisplay(status);
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
