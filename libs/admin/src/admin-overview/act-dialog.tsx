import { call } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { BankForm, fieldMessage, useAttempt } from '@bank/kit';
import { paths } from '@bank/paths';
import { adminActEnd, adminActStart, type FoundCustomer } from '@bank/protocol/admin';
import { session } from '@bank/session';
import { Dialog, FormSubmit, FormTextField } from '@bank/ui';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

/** The form's check; the bank checks again. */
const REASON_MIN = 10;
const REASON_MAX = 200;

const short = fieldMessage('admin.reasonShort', { count: REASON_MIN });
const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(REASON_MIN, short), z.maxLength(REASON_MAX, short)),
});

interface ActDialogProps {
  customer: FoundCustomer;
  onClose(): void;
}

/** Asks for the reason to open the account, which the customer can read (R1.6.8). */
export function ActDialog({ customer, onClose }: ActDialogProps) {
  const t = useText();
  const navigate = useNavigate();
  const { run, failure } = useAttempt();
  const begin = async (reason: string) => {
    const { customerId } = await call(adminActStart, { customerId: customer.customerId, reason });
    const { actingCustomerId: left } = session.getState();
    // The bank keeps the time an administrator acted; it ends by itself when it cannot be told.
    if (left !== null && left !== customerId) void call(adminActEnd, { customerId: left }).catch(() => undefined);
    session.setState({ actingCustomerId: customerId });
    await navigate(paths.root.to());
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Text id="admin.actTitle" values={{ name: customer.name }} />}
      closeLabel={t('kit.cancel')}
    >
      <p className="text-muted mb-4">
        <Text id="admin.actBody" />
      </p>
      <BankForm
        schema={schema}
        defaults={{ reason: '' }}
        failure={failure}
        onSubmit={({ reason }) => run(() => begin(reason))}
      >
        <FormTextField
          name="reason"
          label={t('admin.reason')}
          description={t('admin.reasonHelp')}
          maxLength={REASON_MAX}
          autoComplete="off"
        />
        <FormSubmit pendingLabel={t('admin.opening')}>
          <Text id="admin.open" />
        </FormSubmit>
      </BankForm>
    </Dialog>
  );
}
