import { Text, useText } from '@bank/i18n';
import { needsAction } from '@bank/kit';
import type { Address } from '@bank/protocol/profile-addresses';

/** What the bank still needs for an address, in words; nothing where it needs nothing. */
export function AddressNeeds({ address }: { address: Address }) {
  const t = useText();
  const { addressStatus, isCardDocumentRequired, uploadedDocuments } = address;
  const rejected = uploadedDocuments[0]?.rejectReason ?? null;
  return (
    <>
      {needsAction(addressStatus) && (
        <span className="text-warning block text-sm">
          {addressStatus === 'rejected' ? (
            <Text id="profile.address.rejected" values={{ reason: rejected ?? t('profile.file.noReason') }} />
          ) : (
            <Text id={addressStatus === 'none' ? 'profile.address.unproven' : 'profile.address.expiring'} />
          )}
        </span>
      )}
      {isCardDocumentRequired && (
        <span className="text-warning block text-sm">
          <Text id="profile.address.cardDocument" />
        </span>
      )}
    </>
  );
}
