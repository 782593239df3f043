import { Text, type MessageId } from '@bank/i18n';
import { Button, SectionHeading } from '@bank/ui';
import { Plus } from 'lucide-react';

interface AddHeadingProps {
  title: MessageId;
  /** What the button says. */
  add: MessageId;
  isLocked: boolean;
  onAdd(): void;
}

/** The heading of a list, with the way to add to it. */
export function AddHeading({ title, add, isLocked, onAdd }: AddHeadingProps) {
  return (
    <SectionHeading
      action={
        <Button variant="secondary" size="small" icon={<Plus className="size-4" />} disabled={isLocked} onClick={onAdd}>
          <Text id={add} />
        </Button>
      }
    >
      <Text id={title} />
    </SectionHeading>
  );
}
