import { query, useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Answer } from '@bank/kit';
import { type BookPayee, payeeList } from '@bank/protocol/payees';
import { payeeDetails, payeeUpdate } from '@bank/protocol/payees-edit';
import { Banner, Dialog } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PayeeForm } from './payee-form';
import { valuesOf } from './payee-values';

interface EditDialogProps {
  payeeId: string;
  onClose(): void;
}

/** Changes a payee. New details end the trust, which the form says before. */
export function EditDialog({ payeeId, onClose }: EditDialogProps) {
  const t = useText();
  const found = useQuery(query(payeeDetails, { payeeId }, { lazy: true }));
  return (
    <Dialog
      isOpen
      isTall
      size="sheet"
      title={<Text id="payees.editTitle" />}
      closeLabel={t('kit.close')}
      onClose={onClose}
    >
      <Answer of={found} failed="payees.failedOne">
        {({ payee }) => <EditForm payee={payee} onClose={onClose} />}
      </Answer>
    </Dialog>
  );
}

function EditForm({ payee, onClose }: { payee: BookPayee; onClose(): void }) {
  const { run, failure } = useCall(payeeUpdate, { invalidates: [payeeList, payeeDetails] });
  // What was typed stays while another member changes the entry.
  const [defaults] = useState(() => valuesOf(payee));
  const { payeeId, kind } = payee;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {payee.isTrusted && (
        <Banner tone="info">
          <Text id="payees.editTrusted" />
        </Banner>
      )}
      <PayeeForm
        kind={kind}
        defaults={defaults}
        failure={failure}
        onSubmit={async (name, target) => {
          const done = await run({ payeeId, name, target }).catch(() => null);
          // The form shows the failure.
          if (done) onClose();
        }}
      />
    </div>
  );
}
