import { isolated, type MessageId, Text, useText } from '@bank/i18n';
import { paths } from '@bank/paths';
import { Button, Dialog } from '@bank/ui';
import { useNavigate } from 'react-router-dom';

interface SentProps {
  email: string;
  /** Where the letter went: a sentence with an {email}. */
  letter: MessageId;
  /** What follows once it was opened. */
  then: MessageId;
}

/**
 * The application is in: what follows, and nothing else to do here. It leads on when it is closed and never by itself, so that nobody
 * loses it unread (R0.26).
 */
export function Sent({ email, letter, then }: SentProps) {
  const t = useText();
  const navigate = useNavigate();
  const goOn = () => void navigate(paths.root.to(), { replace: true });
  return (
    <Dialog
      isOpen
      size="popup"
      title={<Text id="onboarding.sent.title" />}
      closeLabel={t('kit.close')}
      onClose={goOn}
      footer={
        <Button onClick={goOn}>
          <Text id="onboarding.sent.done" />
        </Button>
      }
    >
      <div className="grid gap-3">
        <p>
          <Text id={letter} values={{ email: <b className="break-words">{isolated(email)}</b> }} />
        </p>
        <p className="text-muted">
          <Text id={then} />
        </p>
      </div>
    </Dialog>
  );
}
