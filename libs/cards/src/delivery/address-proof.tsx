import { call, invalidate, query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Answer, DocumentUpload } from '@bank/kit';
import { addressInquiry, type DeliveryAddress } from '@bank/protocol/card-delivery';
import { addressDocumentTypes, addressDocumentUpload, addressesGet } from '@bank/protocol/profile-addresses';
import { Banner, Select } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { canReceive, DOCUMENT_STATUS_WORDS, linesOf } from './address-rules';

/** The proof that an address lacks, uploaded on the way: the order goes on at once, the card waits for the bank's look (R2.7.38). */
export function AddressProof({ address }: { address: DeliveryAddress }) {
  return (
    <section className="bg-panel grid grid-cols-[minmax(0,1fr)] gap-4 rounded-2xl p-4" aria-live="polite">
      {canReceive(address) ? <Received address={address} /> : <Missing address={address} />}
    </section>
  );
}

/** The bank has a proof and looks at it; nothing is left to do here. */
function Received({ address }: { address: DeliveryAddress }) {
  const [newest] = address.documents;
  return (
    <div className="flex items-start gap-3">
      <FileCheck className="text-positive mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <div className="min-w-0">
        {newest && <p className="font-semibold break-words">{newest.fileName}</p>}
        <p>
          <Text id="cards.waitsForProof" />
        </p>
      </div>
    </div>
  );
}

function Missing({ address }: { address: DeliveryAddress }) {
  const types = useQuery(query(addressDocumentTypes, { countryCode: address.countryCode }, { lazy: true }));
  const [newest] = address.documents;
  const words = newest && DOCUMENT_STATUS_WORDS[newest.statusId];
  return (
    <>
      <p>
        <Text id="cards.address.needsProof" values={{ address: linesOf(address).join(', ') }} />
      </p>
      {newest && words && (
        <Banner tone="warning">
          <p className="font-semibold break-words">{newest.fileName}</p>
          <p>
            <Text id={words} />
          </p>
          {newest.rejectReason !== null && <p>{newest.rejectReason}</p>}
        </Banner>
      )}
      <Answer of={types} rows={2}>
        {({ documentTypes }) => <Upload address={address} types={documentTypes} />}
      </Answer>
    </>
  );
}

interface UploadProps {
  address: DeliveryAddress;
  types: readonly { id: number; name: string }[];
}

function Upload({ address: { addressId }, types }: UploadProps) {
  const t = useText();
  const [type, setType] = useState(String(types[0]?.id));
  return (
    <>
      <Select
        label={t('cards.address.proofType')}
        items={types.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={type}
        onChange={setType}
      />
      <DocumentUpload
        label={t('kit.document.proofOfAddress')}
        maxFiles={1}
        send={(file, options) =>
          call(addressDocumentUpload, { addressId, documentTypeId: Number(type), file }, options)
        }
        onUploaded={() => void invalidate(addressInquiry, addressesGet)}
      />
    </>
  );
}
