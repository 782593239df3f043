import { query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { allOf, Answer } from '@bank/kit';
import { currencies, industries, purposesOfAccount, sourcesOfFunds } from '@bank/protocol/dictionaries';
import type { FinancialDetail } from '@bank/protocol/profile-company';
import { Dialog } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { MoneyFields } from './money-fields';

export interface MoneySheetProps {
  /** null: the company has stated nothing yet. */
  detail: FinancialDetail | null;
  onClose(): void;
}

const lazy = { lazy: true } as const;

/** What a company states of its money, to be changed. The dictionaries are fetched when it opens. */
export function MoneySheet(props: MoneySheetProps) {
  const t = useText();
  const choices = allOf(
    useQuery(query(industries, undefined, lazy)),
    useQuery(query(currencies, undefined, lazy)),
    useQuery(query(sourcesOfFunds, { sourceList: 'business' }, lazy)),
    useQuery(query(purposesOfAccount, { customerType: 'business' }, lazy)),
  );
  return (
    <Dialog
      isOpen
      isTall
      size="sheet"
      title={<Text id="profile.money.title" />}
      closeLabel={t('kit.close')}
      onClose={props.onClose}
    >
      <Answer of={choices} hasTokens={false} rows={6}>
        {([trades, money, from, to]) => <MoneyFields {...props} choices={{ ...trades, ...money, ...from, ...to }} />}
      </Answer>
    </Dialog>
  );
}
