import { query } from '@bank/api-client';
import { isolated, Text, useText } from '@bank/i18n';
import { Answer } from '@bank/kit';
import { countries } from '@bank/protocol/dictionaries';
import { Dialog } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { nameOf, useAnswers } from '../../answers';
import { CompanyForm } from './company-form';

export interface CompanySheetProps {
  /** null: a new company. */
  id: string | null;
  onSaved(id: string): void;
  onClose(): void;
}

/** One company that holds a part of another: entered once, used everywhere (R3.3.26). */
export function CompanySheet({ id, onClose, onSaved }: CompanySheetProps) {
  const t = useText();
  const name = nameOf(useAnswers(), id ?? '');
  return (
    <Dialog
      isOpen
      size="sheet"
      title={name === '' ? <Text id="onboarding.companies.new" /> : isolated(name)}
      closeLabel={t('kit.close')}
      onClose={onClose}
    >
      <Answer of={useQuery(query(countries, undefined, { lazy: true }))} hasTokens={false}>
        {({ countries: places }) => <CompanyForm id={id} places={places} onSaved={onSaved} onClose={onClose} />}
      </Answer>
    </Dialog>
  );
}
