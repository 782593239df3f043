import { Text } from '@bank/i18n';
import { paths } from '@bank/paths';
import { buttonClass } from '@bank/ui';
import { Compass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LoneMessage } from '../page/lone-message';

export const handle = { title: 'shell.notFound.title' };

/** The catch-all of R1.2.16. */
export function Component() {
  return (
    <LoneMessage
      icon={<Compass className="size-7" />}
      title={<Text id="shell.notFound.title" />}
      action={
        <Link to={paths.root.to()} className={buttonClass()}>
          <Text id="kit.popup.goHome" />
        </Link>
      }
    >
      <Text id="shell.notFound.body" />
    </LoneMessage>
  );
}
