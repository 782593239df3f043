import { Text, useText } from '@bank/i18n';
import { Button } from '@bank/ui';
import { useFormContext } from 'react-hook-form';

/** A card that the bank has by its id already, in place of the field for its number (R2.5.6). */
export function ChosenCard({ cardMask }: { cardMask: string }) {
  const t = useText();
  const known = `•••• ${cardMask.slice(-4)}`;
  const { setValue } = useFormContext<{ cardId: string }>();
  return (
    <div className="control-face min-h-14 justify-between gap-3 px-4">
      <span>
        <span className="text-muted block text-sm">
          <Text id="kit.accountKind.card" />
        </span>
        <span className="font-semibold">{known}</span>
      </span>
      <Button variant="quiet" onClick={() => setValue('cardId', '', { shouldDirty: true })}>
        {t('transfers.external.otherCard')}
      </Button>
    </div>
  );
}
