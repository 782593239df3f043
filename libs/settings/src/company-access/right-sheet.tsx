import type { ApiFailure } from '@bank/api-client';
import { Text, useText, type MessageId } from '@bank/i18n';
import { FailureNote } from '@bank/kit';
import type { AccessRight } from '@bank/protocol';
import { Button, Dialog } from '@bank/ui';
import { type ReactNode, useState } from 'react';
import { RightChoice } from './right-choice';

interface RightSheetProps {
  title: string;
  /** What is said before the choice. */
  children?: ReactNode;
  /** The level that is chosen at first, or none. */
  initial: AccessRight | null;
  /** The level somebody has, which is not given again. */
  current?: number;
  /** The verb that gives it. */
  action: MessageId;
  pending: boolean;
  failure: ApiFailure | null;
  /** Rejects with what `failure` then shows. */
  onGive(right: AccessRight): Promise<void>;
  onClose(): void;
}

/** A level is chosen and given; the sheet closes when that is done. */
export function RightSheet(props: RightSheetProps) {
  const { title, children, initial, current, action, pending, failure, onGive, onClose } = props;
  const t = useText();
  const [right, setRight] = useState(initial);
  const give = async () => {
    if (right === null) return;
    await onGive(right);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sheet"
      title={title}
      closeLabel={t('settings.close')}
      footer={
        <Button
          wide
          pending={pending}
          disabled={right === null || right === current}
          onClick={() => void give().catch(() => undefined)}
        >
          <Text id={action} />
        </Button>
      }
    >
      <div className="grid gap-4">
        {children}
        <RightChoice value={right} onChange={setRight} />
        <FailureNote failure={failure} />
      </div>
    </Dialog>
  );
}
