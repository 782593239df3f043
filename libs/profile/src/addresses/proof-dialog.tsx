import { call, invalidate } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { PapersSlot } from '@bank/kit';
import { documentCategory } from '@bank/protocol/documents';
import { addressDocumentUpload, addressesGet, type Address } from '@bank/protocol/profile-addresses';
import { companyInfoGet } from '@bank/protocol/profile-company';
import { requiredActions } from '@bank/protocol/required-actions';
import { UploadDialog } from '../documents/upload-dialog';
import { addressLines } from './address-lines';

/** A proof of one address: the kind of paper, then its pages. The user can send pages once the bank has listed the kinds it takes. */
export function ProofDialog({ address, onClose }: { address: Address; onClose(): void }) {
  const t = useText();
  const { addressId, countryCode } = address;
  return (
    <UploadDialog title={t('kit.document.proofOfAddress')} onClose={onClose}>
      <PapersSlot
        categoryId={documentCategory.address}
        documents={[]}
        countryCode={countryCode}
        label={t('kit.document.proofOfAddress')}
        help={<Text id="profile.address.proofHelp" values={{ address: addressLines(address).join(', ') }} />}
        send={(file, documentTypeId, options) =>
          call(addressDocumentUpload, { addressId, documentTypeId, file }, options)
        }
        onUploaded={() => void invalidate(addressesGet, companyInfoGet, requiredActions)}
      />
    </UploadDialog>
  );
}
