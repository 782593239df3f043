import { Text, useText, type MessageId } from '@bank/i18n';
import { FailureNote, useAttempt } from '@bank/kit';
import type { AccessRight } from '@bank/protocol';
import { Button, Dialog } from '@bank/ui';
import { type ReactNode, useState } from 'react';
import { RightChoice } from './right-choice';

interface RightSheetProps {
  title: string;
  /** Above the choice. */
  children?: ReactNode;
  /** Below it. */
  after?: ReactNode;
  /** The preselected level, if any. */
  initial: AccessRight | null;
  /** The current level, which cannot be given again. */
  current?: number;
  /** The label of the button. */
  action: MessageId;
  /** Whether what else stands in the sheet is right; it says itself what is not. */
  mayGive?(): boolean;
  /** Gives the level; the sheet shows the failure that it rejects with. */
  give(right: AccessRight): Promise<void>;
  onClose(): void;
}

/** The owner chooses a level and gives it; the sheet closes afterwards. */
export function RightSheet(props: RightSheetProps) {
  const { title, children, after, initial, current, action, mayGive = () => true, give, onClose } = props;
  const t = useText();
  const { run, isPending, failure } = useAttempt();
  const [right, setRight] = useState(initial);
  const save = async () => {
    if (right !== null && mayGive() && (await run(() => give(right)))) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sheet"
      title={title}
      closeLabel={t('kit.close')}
      footer={
        <Button wide pending={isPending} disabled={right === null || right === current} onClick={() => void save()}>
          <Text id={action} />
        </Button>
      }
    >
      <div className="grid gap-4">
        {children}
        <RightChoice value={right} onChange={setRight} />
        {after}
        <FailureNote failure={failure} />
      </div>
    </Dialog>
  );
}
