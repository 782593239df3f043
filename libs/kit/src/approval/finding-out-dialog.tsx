import { Text, useText, type MessageId } from '@bank/i18n';
import { paths } from '@bank/paths';
import { buttonClass, Dialog, Spinner } from '@bank/ui';
import { Link } from 'react-router-dom';

interface FindingOutProps {
  title: MessageId;
  body: MessageId;
}

/**
 * The answer was lost: says so, and offers nothing that could send twice (R0.20). The bank is asked without a press for as long as it
 * takes; a user who leaves meanwhile reads the outcome in the notifications.
 */
export function FindingOutDialog({ title, body }: FindingOutProps) {
  const t = useText();
  return (
    <Dialog
      isOpen
      isDismissable={false}
      onClose={() => undefined}
      size="popup"
      role="alertdialog"
      title={t(title)}
      closeLabel={t('kit.close')}
      footer={
        <Link className={buttonClass('secondary')} to={paths.home.to()}>
          <Text id="kit.popup.goHome" />
        </Link>
      }
    >
      <div className="grid gap-4">
        <p role="status">
          <Text id={body} />
        </p>
        <Spinner label={t('kit.approval.asking')} />
      </div>
    </Dialog>
  );
}
