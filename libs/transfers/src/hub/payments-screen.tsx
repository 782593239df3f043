import { prefetch, query } from '@bank/api-client';
import { PaymentsPage, Together, useWaiting } from '@bank/kit';
import { paths } from '@bank/paths';
import { recentTransfersList } from '@bank/protocol/transfers';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { Skeleton } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import {
  ArrowLeftRight,
  ClipboardCheck,
  FileSpreadsheet,
  Landmark,
  Link2,
  ListChecks,
  ReceiptText,
  Send,
} from 'lucide-react';
import { RECENT_INPUT } from '../p2p/recent-input';
import { PayeeSearch } from './payee-search';
import { Way } from './way';

export const handle = { title: 'kit.place.payments' } as const;

/** Starts what the screen reads. */
export function loader() {
  prefetch(query(recentTransfersList, RECENT_INPUT), customerQueries.info(), customerQueries.access());
  return null;
}

/** Where money is sent from: whom, or which way. */
export function Component() {
  const { customer, may } = useCustomer();
  const waiting = useWaiting();
  const recent = useQuery({ ...query(recentTransfersList, RECENT_INPUT), enabled: may.sendP2p });
  const isCompany = customer.customerType === 'business';
  return (
    <PaymentsPage tab="new">
      {may.sendP2p && <PayeeSearch />}
      <Together of={[recent]} skeleton={<Skeleton shape="block" />}>
        <ul className="tablet:grid-cols-2 desktop:grid-cols-3 grid gap-4">
          <Way
            icon={Send}
            title="kit.payments.send"
            body="transfers.hub.sendBody"
            to={paths.transferP2p.to()}
            missing={may.missing.sendP2p}
          />
          <Way
            icon={Landmark}
            title="transfers.hub.external"
            body="transfers.hub.externalBody"
            to={paths.transferExternal.to()}
            missing={may.missing.sendOut}
          />
          <Way
            icon={Link2}
            title="transfers.global.hub"
            body="transfers.global.hubBody"
            to={paths.transferGlobal.to()}
            missing={may.missing.sendByLink}
          />
          <Way
            icon={ArrowLeftRight}
            title="kit.payments.move"
            body="transfers.hub.exchangeBody"
            to={paths.transferAccount.to()}
            missing={may.loadCard ? undefined : may.missing.moveBetween}
          />
          {may.requestMoney && (
            <Way
              icon={ReceiptText}
              title="kit.place.invoices"
              body="transfers.hub.invoicesBody"
              to={paths.invoices.to()}
            />
          )}
          {(isCompany || may.sendMass) && (
            <>
              <Way
                icon={FileSpreadsheet}
                title="transfers.mass.title"
                body="transfers.mass.hub"
                to={paths.transferMass.to()}
                missing={may.missing.sendMass}
              />
              <Way
                icon={ListChecks}
                title="kit.place.batches"
                body="transfers.batches.hub"
                to={paths.batchTransfers.to()}
                missing={may.missing.seeHistory}
              />
            </>
          )}
          {isCompany && (may.approveTransfers || may.sendsForApproval) && (
            <Way
              icon={ClipboardCheck}
              title="kit.place.approvals"
              body={may.approveTransfers ? 'transfers.hub.approvalsBody' : 'transfers.hub.ownApprovalsBody'}
              to={paths.transferApproved.to()}
              count={waiting}
            />
          )}
        </ul>
      </Together>
    </PaymentsPage>
  );
}
