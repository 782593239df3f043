import { Text, useText } from '@bank/i18n';
import { Button, Dialog } from '@bank/ui';
import { useEffect, useState } from 'react';

type Outcome = 'success' | 'fail';

let pending: Outcome | null = null;

/** What the address said about an e-mail confirmation, from the start of the page until it has been told. */
export const pendingEmailConfirmation = {
  set(outcome: Outcome | null): void {
    pending = outcome;
  },
};

/** How the confirmation of an e-mail address went (R1.2.32 and R1.8.9), on whatever page its link opened. */
export function EmailConfirmation() {
  const t = useText();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  // After the first render, which has to equal the prerendered page.
  useEffect(() => {
    if (pending === null) return;
    setOutcome(pending);
    setOpen(true);
    pending = null;
  }, []);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size="popup"
      title={<Text id="shell.email.title" />}
      closeLabel={t('kit.close')}
      footer={
        <Button onClick={close}>
          <Text id="kit.popup.ok" />
        </Button>
      }
    >
      <p>
        <Text id={outcome === 'success' ? 'shell.email.success' : 'shell.email.fail'} />
      </p>
    </Dialog>
  );
}
