import { isolated, Text, useText } from '@bank/i18n';
import { paths } from '@bank/paths';
import { Button, Dialog } from '@bank/ui';
import { useNavigate } from 'react-router-dom';
import { personal } from '../answers';

/**
 * The application is in: what follows, and nothing else to do here. It leads on when it is closed and never by itself, so that nobody
 * loses it unread (R0.26).
 */
export function Sent({ email }: { email: string }) {
  const t = useText();
  const navigate = useNavigate();
  const goOn = async () => {
    await navigate(paths.root.to(), { replace: true });
    // Afterwards: the form without answers would ask its first question.
    personal.clear();
  };
  return (
    <Dialog
      isOpen
      size="popup"
      title={<Text id="onboarding.sent.title" />}
      closeLabel={t('kit.close')}
      onClose={() => void goOn()}
      footer={
        <Button onClick={() => void goOn()}>
          <Text id="onboarding.sent.done" />
        </Button>
      }
    >
      <div className="grid gap-3">
        <p>
          <Text id="onboarding.sent.letter" values={{ email: <b className="break-words">{isolated(email)}</b> }} />
        </p>
        <p className="text-muted">
          <Text id="onboarding.sent.then" />
        </p>
      </div>
    </Dialog>
  );
}
