import { call } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { DocumentListSlot, usePopupAttempt } from '@bank/kit';
import { confirmAddress } from '@bank/protocol/profile-addresses';
import { Button, Dialog } from '@bank/ui';
import { StatusBadge } from '../documents/document-status';
import { addressChanged } from './address-changed';
import { addressLines } from './address-lines';
import { AddressNeeds } from './address-needs';
import type { AddressRowProps } from './address-row';

interface AddressSheetProps extends AddressRowProps {
  onProof(): void;
  onDelete(): void;
  onClose(): void;
}

/** One address, its proofs and the possible next steps; where one is not possible, why. */
export function AddressSheet(props: AddressSheetProps) {
  const { address, lockedBecause, uploadLockedBecause, onProof, onDelete, onClose } = props;
  const { addressId, addressStatus, confirmed, isMain, countryCode, isCardDocumentRequired } = address;
  const t = useText();
  const format = useFormat();
  const { run, isPending } = usePopupAttempt();
  const confirm = async () => {
    await call(confirmAddress, { addressId });
    await addressChanged();
  };
  const [first, ...others] = [...addressLines(address), format.displayName('region', countryCode)];
  const takesProofs = addressStatus !== 'notRequired' || isCardDocumentRequired;
  const reasons = [...new Set([takesProofs ? uploadLockedBecause : undefined, lockedBecause])].filter(Boolean);
  return (
    <Dialog isOpen size="sheet" title={first} closeLabel={t('kit.close')} onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <address className="text-muted not-italic">{others.join(', ')}</address>
        <div>
          <StatusBadge status={addressStatus} />
          <AddressNeeds address={address} />
        </div>
        <DocumentListSlot documents={address.uploadedDocuments} />
        {reasons.map((reason) => (
          <p key={reason} className="text-muted text-sm">
            {reason}
          </p>
        ))}
        <div className="flow-actions">
          {takesProofs && (
            <Button disabled={uploadLockedBecause !== undefined} onClick={onProof}>
              <Text id="profile.address.upload" />
            </Button>
          )}
          {!confirmed && (
            <Button
              variant="secondary"
              pending={isPending}
              disabled={lockedBecause !== undefined}
              onClick={() => void run(confirm)}
            >
              <Text id="profile.address.confirm" />
            </Button>
          )}
          {!isMain && (
            <Button variant="quiet" disabled={lockedBecause !== undefined} onClick={onDelete}>
              <Text id="profile.delete" />
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
