import { prefetch } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { Allowed, PaymentsPage, useAddressed, useOpen } from '@bank/kit';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { Button } from '@bank/ui';
import { Landmark, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { CreateDialog } from '../create/create-dialog';
import { FundingDialog } from '../create/funding-dialog';
import { InvoicePane } from '../details/invoice-pane';
import { filterOf, listQuery } from '../invoice-rules';
import { InvoiceList } from './invoice-list';

export const handle = { title: 'kit.place.invoices' } as const;

/** Starts what the screen reads. */
export function loader({ request }: { request: { url: string } }) {
  prefetch(listQuery(filterOf(new URL(request.url).searchParams)), customerQueries.info(), customerQueries.access());
  return null;
}

const POPUPS = ['new', 'fund'] as const;
/** The open invoice, and whether its reader is about to reject it. */
const OPENED = ['invoice', 'reject'] as const;

/** What others ask of the customer, and what the customer asks of others; filters and the open invoice are in the address. */
export function Component() {
  const { may } = useCustomer();
  const [search] = useSearchParams();
  const opened = useAddressed(OPENED);
  const popup = useOpen(POPUPS);
  const id = Number(opened.get('invoice'));
  const openId = may.seeBalances && Number.isSafeInteger(id) && id > 0 ? id : null;
  const { type } = filterOf(search);
  return (
    <PaymentsPage
      tab="invoices"
      pane={
        openId === null ? null : (
          <InvoicePane
            id={openId}
            type={type}
            isRejecting={opened.get('reject') !== null}
            onReject={(isRejecting) => opened.show({ invoice: openId, ...(isRejecting ? { reject: 1 } : {}) })}
            onClose={() => opened.close()}
          />
        )
      }
      action={
        may.writeInvoices && (
          <span className="flex flex-wrap items-center gap-2">
            <Button
              variant="quiet"
              size="small"
              icon={<Landmark className="size-4" />}
              onClick={() => popup.show('fund')}
            >
              <Text id="invoices.funding.add" />
            </Button>
            <Button size="small" icon={<Plus className="size-4" />} onClick={() => popup.show('new')}>
              <Text id="invoices.new" />
            </Button>
          </span>
        )
      }
    >
      <Allowed
        missing={type === 'sent' ? may.missing.requestMoney : may.missing.seeBalances}
        title="invoices.notAllowed"
      >
        <InvoiceList onOpen={(invoice) => opened.show({ invoice })} />
      </Allowed>
      {may.writeInvoices && popup.open === 'new' && <CreateDialog onClose={popup.close} />}
      {may.writeInvoices && popup.open === 'fund' && <FundingDialog onClose={popup.close} />}
    </PaymentsPage>
  );
}
