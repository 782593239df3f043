import { call, invalidate } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { Ask, useOpen, usePopupAttempt } from '@bank/kit';
import { addressesGet, confirmAddress, deleteAddress, type Address } from '@bank/protocol/profile-addresses';
import { companyInfoGet } from '@bank/protocol/profile-company';
import { requiredActions } from '@bank/protocol/required-actions';
import { Badge, Banner, Button } from '@bank/ui';
import { DocumentList } from '../documents/document-list';
import { needsAction, StatusBadge } from '../documents/document-status';
import { addressLines } from './address-lines';
import { ProofDialog } from './proof-dialog';

interface AddressCardProps {
  address: Address;
  /** Why nothing may be changed, or undefined. */
  lockedBecause?: string;
  /** Why nothing may be uploaded, or undefined. */
  uploadLockedBecause?: string;
}

const POPUPS = ['address.proof', 'address.delete'] as const;

const changed = () => invalidate(addressesGet, companyInfoGet, requiredActions);

/** One address, the status of its proof, and the possible next steps. */
export function AddressCard({ address, lockedBecause, uploadLockedBecause }: AddressCardProps) {
  const t = useText();
  const format = useFormat();
  const popups = useOpen(POPUPS);
  const { run, isPending } = usePopupAttempt();
  const { addressId, addressStatus, confirmed, isMain, countryCode, isCardDocumentRequired, uploadedDocuments } =
    address;
  const lines = [...addressLines(address), format.displayName('region', countryCode)];
  const rejected = uploadedDocuments[0]?.status === 'rejected' ? uploadedDocuments[0].rejectReason : null;

  const open = popups.id === String(addressId) ? popups.open : null;

  const confirm = async () => {
    await call(confirmAddress, { addressId });
    await changed();
  };

  return (
    <section aria-label={lines[0]} className="border-line grid grid-cols-[minmax(0,1fr)] gap-3 border-b pt-1 pb-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <address className="min-w-0 not-italic">
          {lines.map((line, place) => (
            <span key={line} className={place === 0 ? 'block font-medium' : 'text-muted block'}>
              {line}
            </span>
          ))}
        </address>
        <div className="flex flex-wrap gap-1.5">
          {isMain && (
            <Badge>
              <Text id="profile.address.main" />
            </Badge>
          )}
          <StatusBadge status={addressStatus} />
        </div>
      </div>
      {needsAction(addressStatus) && (
        <Banner tone="warning" title={<Text id="profile.actionRequired" />}>
          {addressStatus === 'rejected' ? (
            <Text id="profile.address.rejected" values={{ reason: rejected ?? t('profile.file.noReason') }} />
          ) : (
            <Text id={addressStatus === 'none' ? 'profile.address.unproven' : 'profile.address.expiring'} />
          )}
        </Banner>
      )}
      {isCardDocumentRequired && (
        <Banner tone="warning" title={<Text id="profile.actionRequired" />}>
          <Text id="profile.address.cardDocument" />
        </Banner>
      )}
      <DocumentList documents={uploadedDocuments} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {(addressStatus !== 'notRequired' || isCardDocumentRequired) && (
          <Button
            variant={needsAction(addressStatus) ? 'primary' : 'secondary'}
            size="small"
            disabled={uploadLockedBecause !== undefined}
            onClick={() => popups.show('address.proof', addressId)}
          >
            <Text id="profile.address.upload" />
          </Button>
        )}
        {!confirmed && (
          <Button
            variant="secondary"
            size="small"
            pending={isPending}
            disabled={lockedBecause !== undefined}
            onClick={() => void run(confirm)}
          >
            <Text id="profile.address.confirm" />
          </Button>
        )}
        {!isMain && (
          <Button
            variant="quiet"
            size="small"
            disabled={lockedBecause !== undefined}
            onClick={() => popups.show('address.delete', addressId)}
          >
            <Text id="profile.delete" />
          </Button>
        )}
      </div>
      {open === 'address.proof' && <ProofDialog address={address} onClose={popups.close} />}
      {open === 'address.delete' && (
        <Ask
          title={<Text id="profile.address.deleteTitle" />}
          action="profile.delete"
          run={async () => {
            await call(deleteAddress, { id: addressId });
            await changed();
          }}
          onClose={popups.close}
        >
          <Text id="profile.address.deleteBody" values={{ address: lines.join(', ') }} />
        </Ask>
      )}
    </section>
  );
}
