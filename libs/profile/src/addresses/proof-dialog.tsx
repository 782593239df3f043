import { call, invalidate, query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Answer, DocumentUpload } from '@bank/kit';
import { type Output } from '@bank/protocol';
import {
  addressDocumentTypes,
  addressDocumentUpload,
  addressesGet,
  type Address,
} from '@bank/protocol/profile-addresses';
import { companyInfoGet } from '@bank/protocol/profile-company';
import { requiredActions } from '@bank/protocol/required-actions';
import { Select } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UploadDialog } from '../documents/upload-dialog';
import { addressLines } from './address-lines';

/** A proof of one address: the kind of paper, then its pages. The user can send pages once the bank has listed the kinds it takes. */
export function ProofDialog({ address, onClose }: { address: Address; onClose(): void }) {
  const t = useText();
  const types = useQuery(query(addressDocumentTypes, { countryCode: address.countryCode }, { lazy: true }));
  return (
    <UploadDialog title={t('kit.document.proofOfAddress')} onClose={onClose}>
      <Answer of={types}>
        {({ documentTypes }) => <ProofUpload address={address} documentTypes={documentTypes} />}
      </Answer>
    </UploadDialog>
  );
}

interface ProofUploadProps extends Output<typeof addressDocumentTypes> {
  address: Address;
}

function ProofUpload({ address, documentTypes }: ProofUploadProps) {
  const t = useText();
  const { addressId } = address;
  const [type, setType] = useState(String(documentTypes[0]?.id));
  return (
    <>
      <Select
        label={t('profile.address.proofType')}
        items={documentTypes.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={type}
        onChange={setType}
      />
      <DocumentUpload
        label={t('kit.document.proofOfAddress')}
        description={<Text id="profile.address.proofHelp" values={{ address: addressLines(address).join(', ') }} />}
        send={(file, options) =>
          call(addressDocumentUpload, { addressId, documentTypeId: Number(type), file }, options)
        }
        onUploaded={() => void invalidate(addressesGet, companyInfoGet, requiredActions)}
      />
    </>
  );
}
