import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { payeeList } from '@bank/protocol/payees';
import { payeeAdd, payeeCandidateList } from '@bank/protocol/payees-edit';
import { Dialog, Segmented } from '@bank/ui';
import { useState } from 'react';
import { PayeeForm } from './payee-form';
import { EMPTY, type PayeeKind } from './payee-values';

interface AddDialogProps {
  onAdded(payeeId: string): void;
  onClose(): void;
}

/** A new payee: a customer of this bank by e-mail, or an account at another bank. */
export function AddDialog({ onAdded, onClose }: AddDialogProps) {
  const t = useText();
  const [kind, setKind] = useState<PayeeKind>('person');
  const { run, failure, reset } = useCall(payeeAdd, { invalidates: [payeeList, payeeCandidateList] });
  return (
    <Dialog isOpen size="sheet" title={<Text id="payees.addTitle" />} closeLabel={t('kit.close')} onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Segmented
          label={t('payees.kind')}
          items={(['person', 'bank'] as const).map((value) => ({ value, label: t(`payees.kind.${value}`) }))}
          value={kind}
          onChange={(wanted) => {
            reset();
            setKind(wanted);
          }}
        />
        <PayeeForm
          key={kind}
          kind={kind}
          defaults={EMPTY}
          failure={failure}
          onSubmit={async (name, target) => {
            const done = await run({ name, target }).catch(() => null);
            // The form shows the failure.
            if (done) onAdded(done.payee.payeeId);
          }}
        />
      </div>
    </Dialog>
  );
}
