import { Text, useFormat } from '@bank/i18n';
import { needsAction, Row, RowToken, useOpen } from '@bank/kit';
import type { Address } from '@bank/protocol/profile-addresses';
import { Badge } from '@bank/ui';
import { ChevronRight, MapPin } from 'lucide-react';
import { StatusBadge } from '../documents/document-status';
import { addressLines } from './address-lines';
import { AddressNeeds } from './address-needs';
import { AddressSheet } from './address-sheet';
import { DeleteAddress } from './delete-address';
import { ProofDialog } from './proof-dialog';

export interface AddressRowProps {
  address: Address;
  /** Why nothing may be changed, or undefined. */
  lockedBecause?: string;
  /** Why nothing may be uploaded, or undefined. */
  uploadLockedBecause?: string;
}

const POPUPS = ['address', 'address.proof', 'address.delete'] as const;

/** One address and the status of its proof; the row opens the files sent and what can be done with it. */
export function AddressRow(props: AddressRowProps) {
  const { addressId, addressStatus, isMain, isCardDocumentRequired, countryCode } = props.address;
  const format = useFormat();
  const popups = useOpen(POPUPS);
  const [first, ...others] = [...addressLines(props.address), format.displayName('region', countryCode)];
  const open = popups.id === String(addressId) ? popups.open : null;
  return (
    <>
      <Row
        token={
          <RowToken>
            <MapPin />
          </RowToken>
        }
        title={first}
        badges={
          isMain && (
            <Badge>
              <Text id="profile.address.main" />
            </Badge>
          )
        }
        note={others.join(', ')}
        aside={
          <>
            {isCardDocumentRequired && !needsAction(addressStatus) ? (
              <Badge tone="warning">
                <Text id="profile.actionRequired" />
              </Badge>
            ) : (
              <StatusBadge status={addressStatus} />
            )}
            <ChevronRight className="text-muted size-5" aria-hidden="true" />
          </>
        }
        onPress={() => popups.show('address', addressId)}
      >
        <AddressNeeds address={props.address} />
      </Row>
      {open === 'address' && (
        <AddressSheet
          {...props}
          onProof={() => popups.show('address.proof', addressId)}
          onDelete={() => popups.show('address.delete', addressId)}
          onClose={popups.close}
        />
      )}
      {open === 'address.proof' && <ProofDialog address={props.address} onClose={popups.close} />}
      {open === 'address.delete' && <DeleteAddress address={props.address} onClose={popups.close} />}
    </>
  );
}
