import { Text } from '@bank/i18n';
import { Button, dropDraft, FormSubmit } from '@bank/ui';
import { useRef } from 'react';
import { business } from '../../answers';

/** Where a sheet keeps what is typed until it is saved or given up. @param id null: of a new one */
export const sheetDraft = (kind: 'person' | 'company', id: string | null): string =>
  business.draftKey(`${kind}.${id ?? 'new'}`);

/** @param id null: a new one */
export function useSheetDraft(kind: 'person' | 'company', id: string | null) {
  const draftKey = sheetDraft(kind, id);
  const made = useRef(id);
  return {
    draftKey,
    /** A new one gets its id once, however often "Save" is pressed before the sheet is gone. */
    idOnce: (next: () => string): string => (made.current ??= next()),
    drop: () => dropDraft(draftKey),
  };
}

/** Saves, or gives up what was typed. Closing the sheet in another way keeps it. */
export function SheetActions({ onCancel }: { onCancel(): void }) {
  return (
    <div className="flow-actions mt-2">
      <FormSubmit wide={false}>
        <Text id="onboarding.people.save" />
      </FormSubmit>
      <Button variant="quiet" onClick={onCancel}>
        <Text id="kit.cancel" />
      </Button>
    </div>
  );
}
