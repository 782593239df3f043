import { prefetch, query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Answer, KycListSlot, Page } from '@bank/kit';
import { documentTypesList } from '@bank/protocol/documents';
import { kycInfoGet } from '@bank/protocol/kyc-info';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { EmptyState } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';

export const handle = { title: 'kyc-tax.documents.title' } as const;

/** Starts what the screen reads, and waits for its list's code: a list that came later would push away what stands below it. */
export async function loader() {
  prefetch(customerQueries.info(), customerQueries.access(), query(kycInfoGet), query(documentTypesList));
  await KycListSlot.ready();
  return null;
}

/** What the bank has to know of a company, for those who see none of its balances: representatives, and employees without that right (R1.4.15, R3.6.2). */
export function Component() {
  const t = useText();
  const { customer, access } = useCustomer();
  const seesBalances = access.accessList?.balanceInfo === true;
  return (
    <Page
      title="kyc-tax.documents.title"
      lead={!seesBalances && <Text id="kyc-tax.documents.lead" values={{ company: customer.businessName ?? '' }} />}
    >
      <Answer of={useQuery(query(kycInfoGet))} rows={3}>
        {({ kycInfo: { documents } }) =>
          documents.length === 0 ? (
            <EmptyState icon={<FileCheck />} title={<Text id="kyc-tax.documents.none" />}>
              <Text id="kyc-tax.documents.noneBody" />
            </EmptyState>
          ) : (
            <KycListSlot label={t('kyc-tax.kyc.list')} documents={documents} />
          )
        }
      </Answer>
    </Page>
  );
}
