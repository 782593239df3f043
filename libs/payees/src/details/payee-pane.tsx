import { query, useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Answer, FailureNote, LiveSwitch, missingText, useNotify } from '@bank/kit';
import { type BookPayee, payeeList } from '@bank/protocol/payees';
import { payeeCandidateList, payeeDetails, payeeRemove, payeeRestore, payeeTrustSet } from '@bank/protocol/payees-edit';
import { useCustomer } from '@bank/session/calls';
import { Avatar, Button, buttonClass } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Send, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { payAddress } from '../payee-rules';
import { PayeeChanges } from './payee-changes';
import { PayeeFacts } from './payee-facts';
import { PayeePayments } from './payee-payments';

interface PayeePaneProps {
  payeeId: string;
  onEdit(): void;
  onClose(): void;
}

/** One payee: pay again, the details, the trust, what was paid, and who changed what. */
export function PayeePane({ payeeId, onEdit, onClose }: PayeePaneProps) {
  const found = useQuery(query(payeeDetails, { payeeId }, { lazy: true }));
  return (
    <Answer of={found} failed="payees.failedOne" rows={5}>
      {({ payee, payments, changes }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="flex items-center gap-3">
            <Avatar name={payee.name} />
            <p className="min-w-0 text-lg font-semibold break-words">{payee.name}</p>
          </div>
          <PayAgain payee={payee} isFirst={payments.length === 0} />
          <PayeeFacts payee={payee} />
          <Trust payee={payee} />
          <Actions payee={payee} onEdit={onEdit} onClose={onClose} />
          <PayeePayments payments={payments} />
          <PayeeChanges changes={changes} />
        </div>
      )}
    </Answer>
  );
}

function PayAgain({ payee, isFirst }: { payee: BookPayee; isFirst: boolean }) {
  const t = useText();
  const { may } = useCustomer();
  const missing = payee.kind === 'person' ? may.missing.sendP2p : may.missing.sendOut;
  if (missing) return <p className="text-muted text-sm">{missingText(missing, t)}</p>;
  return (
    <Link to={payAddress(payee)} className={buttonClass()}>
      <Send className="size-4" aria-hidden="true" />
      <Text id={isFirst ? 'payees.pay' : 'payees.payAgain'} />
    </Link>
  );
}

/** Only who may release payments may trust (ADR-58). */
function Trust({ payee: { payeeId, isTrusted } }: { payee: BookPayee }) {
  const { may } = useCustomer();
  const { run } = useCall(payeeTrustSet, { invalidates: [payeeList, payeeDetails] });
  return (
    <LiveSwitch
      label={<Text id="payees.trust" />}
      description={<Text id="payees.trustHelp" />}
      isOn={isTrusted}
      disabled={!may.approveTransfers}
      set={(wanted) => run({ payeeId, isTrusted: wanted })}
    />
  );
}

const CHANGED = [payeeList, payeeCandidateList];

function Actions({
  payee: { payeeId, name },
  onEdit,
  onClose,
}: { payee: BookPayee } & Omit<PayeePaneProps, 'payeeId'>) {
  const t = useText();
  const { may } = useCustomer();
  const notify = useNotify();
  const remove = useCall(payeeRemove, { invalidates: CHANGED });
  const restore = useCall(payeeRestore, { invalidates: CHANGED });
  if (!may.keepBooks) return null;
  const undo = () =>
    void restore.run({ payeeId }).catch((failure: Error) => {
      notify({ severity: 'error', title: t('payees.notRestored', { name }), body: failure.message });
    });
  const leave = async () => {
    const isGone = await remove.run({ payeeId }).then(
      () => true,
      () => false,
    );
    // The pane shows the failure.
    if (!isGone) return;
    onClose();
    notify({ severity: 'success', title: t('payees.removed', { name }), undo });
  };
  return (
    <div className="grid gap-2">
      <FailureNote failure={remove.failure} />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" icon={<Pencil className="size-4" />} onClick={onEdit}>
          <Text id="payees.edit" />
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={<Trash2 className="size-4" />}
          pending={remove.isPending}
          onClick={() => void leave()}
        >
          <Text id="kit.remove" />
        </Button>
      </div>
    </div>
  );
}
