import { asFailure, Row, useNotify } from '@bank/kit';
import { useText } from '@bank/i18n';
import { Avatar, IconButton } from '@bank/ui';
import { Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';

interface KeptRowProps {
  name: string;
  note: string;
  /** What the press does, for a screen reader. */
  label: string;
  onChoose(): void;
  /** Both reject when the bank refuses. */
  onRemove(): Promise<unknown>;
  onRestore(): Promise<unknown>;
}

/** Something that a form keeps for the customer: one press fills it in, another removes it, which can be undone. */
export function KeptRow({ name, note, label, onChoose, onRemove, onRestore }: KeptRowProps) {
  const t = useText();
  const notify = useNotify();
  const failed = (title: string) => (error: unknown) => {
    notify({ severity: 'error', title, body: asFailure(error).message });
  };
  const undo = () => void onRestore().catch(failed(t('transfers.kept.notRestored', { name })));
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const row = currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    void onRemove().then(
      () => {
        // The focus would be lost with the row.
        neighbour?.querySelector('button')?.focus();
        notify({ severity: 'success', title: t('transfers.kept.removed', { name }), undo });
      },
      failed(t('transfers.kept.notRemoved', { name })),
    );
  };
  return (
    <Row
      token={<Avatar name={name} />}
      title={name}
      note={note}
      label={label}
      onPress={onChoose}
      beside={
        <IconButton
          label={t('kit.upload.remove', { name: `${name}, ${note}` })}
          icon={<Trash2 className="size-5" />}
          className="text-muted"
          onClick={remove}
        />
      }
    />
  );
}
