import { query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { allOf, Answer } from '@bank/kit';
import { occupations, purposesOfAccount, secondOccupations, sourcesOfFunds } from '@bank/protocol/dictionaries';
import type { KycInfo } from '@bank/protocol/kyc-info';
import { Dialog } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { WorkForm } from './work-form';

export interface WorkSheetProps {
  kycInfo: KycInfo;
  onClose(): void;
}

const lazy = { lazy: true } as const;

/** What a person does, where their money comes from and what the account is for, to be said anew. The dictionaries come when it opens. */
export function WorkSheet({ kycInfo, onClose }: WorkSheetProps) {
  const t = useText();
  const choices = allOf(
    useQuery(query(occupations, undefined, lazy)),
    useQuery(query(secondOccupations, undefined, lazy)),
    useQuery(query(sourcesOfFunds, { sourceList: 'employee' }, lazy)),
    useQuery(query(sourcesOfFunds, { sourceList: 'personal' }, lazy)),
    useQuery(query(sourcesOfFunds, { sourceList: 'second' }, lazy)),
    useQuery(query(purposesOfAccount, { customerType: 'personal' }, lazy)),
  );
  return (
    <Dialog
      isOpen
      isTall
      size="sheet"
      title={<Text id="kyc-tax.about.work" />}
      closeLabel={t('kit.close')}
      onClose={onClose}
    >
      <Answer of={choices} hasTokens={false} rows={6}>
        {([first, second, employee, personal, beside, { purposes }]) => (
          <WorkForm
            kycInfo={kycInfo}
            onClose={onClose}
            choices={{
              occupations: first.occupations,
              secondOccupations: second.occupations,
              sources: {
                employee: employee.sources,
                personal: personal.sources,
                second: beside.sources,
              },
              purposes,
            }}
          />
        )}
      </Answer>
    </Dialog>
  );
}
