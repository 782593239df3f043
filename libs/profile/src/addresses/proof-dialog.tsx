import { call, invalidate, query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import {
  addressDocumentTypes,
  addressDocumentUpload,
  addressesGet,
  companyInfoGet,
  requiredActions,
  type Address,
} from '@bank/protocol';
import { Select } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UploadDialog } from '../documents/upload-dialog';
import { addressLines } from './address-lines';

/** A proof of one address: what kind of paper, then its pages. */
export function ProofDialog({ address, onClose }: { address: Address; onClose(): void }) {
  const t = useText();
  const { addressId, countryCode } = address;
  const { data } = useQuery(query(addressDocumentTypes, { countryCode }));
  const [chosen, setChosen] = useState<string | null>(null);
  const types = data?.documentTypes.map(({ id, name }) => ({ id: String(id), label: name })) ?? [];
  const type = chosen ?? types[0]?.id ?? null;
  return (
    <UploadDialog
      title={t('profile.address.proof')}
      description={<Text id="profile.address.proofHelp" values={{ address: addressLines(address).join(', ') }} />}
      send={(file, options) => call(addressDocumentUpload, { addressId, documentTypeId: Number(type), file }, options)}
      onUploaded={() => void invalidate(addressesGet, companyInfoGet, requiredActions)}
      onClose={onClose}
    >
      <Select
        label={t('profile.address.proofType')}
        items={types}
        value={type}
        onChange={setChosen}
        placeholder={t('profile.loading')}
      />
    </UploadDialog>
  );
}
