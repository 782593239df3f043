import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { BankForm, useNotify } from '@bank/kit';
import { type Invoice, invoiceGet, invoiceListReceived, invoiceReject } from '@bank/protocol/invoices';
import { Button, FormSubmit, FormTextField } from '@bank/ui';
import { maxLength, object, string, trim } from 'zod/mini';
import { otherName } from '../invoice-rules';

const MAX = 300;
const schema = object({ note: string().check(trim(), maxLength(MAX)) });

/** Why the reader does not pay, as far as they want to say it. What was rejected stays so. */
export function RejectForm({ invoice, onDone }: { invoice: Invoice; onDone(): void }) {
  const t = useText();
  const notify = useNotify();
  const name = otherName(invoice);
  const reject = useCall(invoiceReject, { invalidates: [invoiceGet, invoiceListReceived] });
  const save = async ({ note }: { note: string }) => {
    const isDone = await reject.run({ invoiceId: invoice.id, note }).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    notify({ severity: 'success', title: t('invoices.wasRejected', { name }) });
    onDone();
  };
  return (
    <BankForm
      schema={schema}
      defaults={{ note: '' }}
      label={t('invoices.reject')}
      failure={reject.failure}
      onSubmit={save}
    >
      <p>
        <Text id="invoices.rejectBody" values={{ name }} />
      </p>
      <FormTextField
        name="note"
        label={t('invoices.rejectNote')}
        description={t('invoices.rejectNoteHelp', { name })}
        maxLength={MAX}
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-3">
        <FormSubmit wide={false} variant="danger">
          <Text id="invoices.reject" />
        </FormSubmit>
        <Button variant="quiet" onClick={onDone}>
          <Text id="kit.back" />
        </Button>
      </div>
    </BankForm>
  );
}
