import { Text } from '@bank/i18n';
import { paths } from '@bank/paths';
import { Button, buttonClass } from '@bank/ui';
import { CloudOff } from 'lucide-react';
import { useRouteError } from 'react-router-dom';
import { LoneMessage } from '../page/lone-message';
import { MissingChunk } from '../updates/chunk-recovery';

/**
 * What is shown when a screen cannot be: never a blank page. It is part of the first chunk and needs nothing fetched.
 * @param reload loads the page again
 */
export function ErrorScreen({ reload = () => location.reload() }: { reload?: () => void }) {
  const error = useRouteError();
  const isMissing = error instanceof MissingChunk;
  return (
    <LoneMessage
      isAlert
      icon={<CloudOff className="size-6" />}
      title={<Text id={isMissing ? 'shell.error.missingTitle' : 'shell.error.title'} />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={reload}>
            <Text id="shell.error.reload" />
          </Button>
          {/* A plain link: the router itself may be what broke. */}
          <a href={paths.root.to()} className={buttonClass('secondary')}>
            <Text id="kit.popup.goHome" />
          </a>
        </div>
      }
    >
      <Text id={isMissing ? 'shell.error.missingBody' : 'shell.error.body'} />
    </LoneMessage>
  );
}
