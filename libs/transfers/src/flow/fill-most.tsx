import { type MessageId, Text } from '@bank/i18n';
import { isPositive } from '@bank/money';
import { Button } from '@bank/ui';
import { useFormContext } from 'react-hook-form';

interface FillMostProps {
  /** The field of the form that takes the amount. */
  field: string;
  /** The most that can be sent, in the currency of the field; null while the bank has yet to say it: its room is kept. */
  most: string | null;
  label: MessageId;
  /** Is filled in, in place of what another field held. */
  onFill?(): void;
}

/** Fills in the most that can be sent; nothing while that is nothing. */
export function FillMost({ field, most, label, onFill }: FillMostProps) {
  const { setValue } = useFormContext<Record<string, string>>();
  if (most === null) {
    return (
      <Button variant="quiet" className="invisible -my-3 -ms-3 justify-self-start" disabled>
        <Text id={label} />
      </Button>
    );
  }
  if (!isPositive(most)) return null;
  const fill = () => {
    onFill?.();
    setValue(field, most, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Button variant="quiet" className="-my-3 -ms-3 justify-self-start" onClick={fill}>
      <Text id={label} />
    </Button>
  );
}
