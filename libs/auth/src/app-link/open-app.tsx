import { Text } from '@bank/i18n';
import { useLeave } from '@bank/kit';
import { Button, buttonClass } from '@bank/ui';
import { isAppLink, isWebLink } from './app-link';

/** Opens the app on this phone; nothing when the link leads anywhere but to it or through the leaving gate. */
export function OpenApp({ link, className = '' }: { link: string | null; className?: string }) {
  const leave = useLeave();
  if (isAppLink(link)) {
    return (
      <a href={link} className={`${buttonClass()} w-full ${className}`}>
        <Text id="auth.flow.openApp" />
      </a>
    );
  }
  if (!isWebLink(link)) return null;
  return (
    <Button wide className={className} onClick={() => leave(link)}>
      <Text id="auth.flow.openApp" />
    </Button>
  );
}
