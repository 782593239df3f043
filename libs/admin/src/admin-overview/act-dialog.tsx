import { useCall, type ApiFailure } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { asFailure, BankForm, FailureNote } from '@bank/kit';
import { paths } from '@bank/paths';
import { adminActStart, type FoundCustomer } from '@bank/protocol/admin';
import { session } from '@bank/session';
import { Dialog, FormSubmit, FormTextField } from '@bank/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

/** What the bank asks for; it checks by itself. */
const REASON_MIN = 10;
const REASON_MAX = 200;

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(REASON_MIN, 'short'), z.maxLength(REASON_MAX)),
});

interface ActDialogProps {
  customer: FoundCustomer;
  onClose(): void;
}

/** Why the administrator opens this account; the customer will read it. */
export function ActDialog({ customer, onClose }: ActDialogProps) {
  const t = useText();
  const navigate = useNavigate();
  const start = useCall(adminActStart);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const begin = async ({ reason }: { reason: string }) => {
    setFailure(null);
    try {
      const { customerId } = await start.run({ customerId: customer.customerId, reason });
      session.setState({ actingCustomerId: customerId });
      await navigate(paths.root.to());
    } catch (cause) {
      setFailure(asFailure(cause));
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Text id="admin.actTitle" values={{ name: customer.name }} />}
      closeLabel={t('admin.cancel')}
    >
      <p className="text-muted mb-4">
        <Text id="admin.actBody" />
      </p>
      <BankForm
        schema={schema}
        defaults={{ reason: '' }}
        errorText={() => t('admin.reasonShort', { count: REASON_MIN })}
        onSubmit={begin}
      >
        <FailureNote failure={failure} />
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
