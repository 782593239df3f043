import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { FailureNote, useNotify } from '@bank/kit';
import { type Invoice, invoiceGet, invoiceRemind } from '@bank/protocol/invoices';
import { Button } from '@bank/ui';
import { BellRing } from 'lucide-react';
import { otherName } from '../invoice-rules';

/** Asks the payer again. The bank lets it happen once in 24 hours, and says so (R2.7.198). */
export function RemindButton({ invoice }: { invoice: Invoice }) {
  const t = useText();
  const notify = useNotify();
  const remind = useCall(invoiceRemind, { invalidates: [invoiceGet] });
  const press = async () => {
    const answer = await remind.run({ invoiceId: invoice.id }).catch(() => null);
    if (answer) notify({ severity: 'success', title: t('invoices.reminded', { name: otherName(invoice) }) });
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={<BellRing className="size-5" />}
        pending={remind.isPending}
        onClick={() => void press()}
      >
        <Text id="invoices.remind" />
      </Button>
      <div className="order-last basis-full empty:hidden">
        <FailureNote failure={remind.failure} />
      </div>
    </>
  );
}
