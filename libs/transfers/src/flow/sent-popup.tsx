import { Text, useText } from '@bank/i18n';
import { Dialog } from '@bank/ui';
import { useState } from 'react';
import { useAutoClose } from './use-auto-close';

/** After an SMS confirm the popup closes by itself (R2.4.4). */
const SMS_CLOSES_AFTER_MS = 3000;

/** Says that it worked, and closes by itself; the receipt behind it stays. */
export function SentPopup({ isShown }: { isShown: boolean }) {
  const t = useText();
  const [isClosed, setClosed] = useState(false);
  const hold = useAutoClose(isShown ? SMS_CLOSES_AFTER_MS : null, () => setClosed(true));
  if (!isShown || isClosed) return null;
  return (
    <Dialog
      isOpen
      size="popup"
      title={t('transfers.success.title')}
      closeLabel={t('kit.close')}
      onClose={() => setClosed(true)}
    >
      <p {...hold}>
        <Text id="transfers.success.closes" />
      </p>
    </Dialog>
  );
}
