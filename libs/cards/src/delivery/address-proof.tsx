import { call, invalidate } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { PapersSlot } from '@bank/kit';
import { addressInquiry, type DeliveryAddress } from '@bank/protocol/card-delivery';
import { documentCategory } from '@bank/protocol/documents';
import { addressDocumentUpload, addressesGet } from '@bank/protocol/profile-addresses';
import { FileCheck } from 'lucide-react';
import { canReceive, linesOf } from './address-rules';

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
  const t = useText();
  const { addressId, countryCode, documents } = address;
  return (
    <>
      <p>
        <Text id="cards.address.needsProof" values={{ address: linesOf(address).join(', ') }} />
      </p>
      <PapersSlot
        categoryId={documentCategory.address}
        documents={documents}
        countryCode={countryCode}
        label={t('kit.document.proofOfAddress')}
        maxFiles={1}
        send={(file, documentTypeId, options) =>
          call(addressDocumentUpload, { addressId, documentTypeId, file }, options)
        }
        onUploaded={() => void invalidate(addressInquiry, addressesGet)}
      />
    </>
  );
}
