import { query } from '@bank/api-client';
import { isolated, Text, useText } from '@bank/i18n';
import { Answer } from '@bank/kit';
import { phoneCodes } from '@bank/protocol/phones';
import { Dialog } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { nameOf, useAnswers } from '../../answers';
import { PersonForm } from './person-form';

export interface PersonSheetProps {
  /** null: a new person. */
  id: string | null;
  /** Where their money comes from is asked, too (R3.5.7). */
  asksSources?: boolean;
  onSaved(id: string): void;
  onClose(): void;
}

/** One person of the application: entered once, used everywhere (R3.3.26). What was typed is there again when the sheet is. */
export function PersonSheet({ id, onClose, ...form }: PersonSheetProps) {
  const t = useText();
  const name = nameOf(useAnswers(), id ?? '');
  return (
    <Dialog
      isOpen
      size="sheet"
      title={name === '' ? <Text id="onboarding.people.new" /> : isolated(name)}
      closeLabel={t('kit.close')}
      onClose={onClose}
    >
      <Answer of={useQuery(query(phoneCodes, undefined, { lazy: true }))} hasTokens={false}>
        {({ phoneCodes: codes }) => <PersonForm id={id} codes={codes} {...form} onClose={onClose} />}
      </Answer>
    </Dialog>
  );
}
