import { Text, useText, type MessageId } from '@bank/i18n';
import { CodeEntry, FailureNote, useAttempt, type CodeEntryProps } from '@bank/kit';
import { Button, Dialog } from '@bank/ui';

interface CodeDialogProps extends Pick<CodeEntryProps, 'confirm' | 'resend' | 'resendAfterS' | 'children'> {
  title: MessageId;
  /** Takes back the change that the code confirms; closing the dialog keeps it. */
  giveUp?(): Promise<unknown>;
  onClose(): void;
}

/** Asks for the code that went to an address or a phone. The user can close it and come back. */
export function CodeDialog({ title, children, giveUp, onClose, ...code }: CodeDialogProps) {
  const t = useText();
  return (
    <Dialog isOpen title={<Text id={title} />} closeLabel={t('kit.close')} onClose={onClose}>
      <CodeEntry {...code} ways={giveUp && <GiveUp run={giveUp} />}>
        <p>{children}</p>
      </CodeEntry>
    </Dialog>
  );
}

function GiveUp({ run }: { run(): Promise<unknown> }) {
  const attempt = useAttempt();
  return (
    <>
      <FailureNote failure={attempt.failure} />
      <Button variant="quiet" pending={attempt.isPending} onClick={() => void attempt.run(run)}>
        <Text id="profile.change.giveUp" />
      </Button>
    </>
  );
}
