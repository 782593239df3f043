import { useText } from '@bank/i18n';
import { Rows, useOpen } from '@bank/kit';
import type { Address } from '@bank/protocol/profile-addresses';
import { AddHeading } from '../add-heading';

import { AddressForm } from './address-form';
import { AddressRow } from './address-row';

const POPUPS = ['address.add'] as const;

interface AddressSectionProps {
  addresses: readonly Address[];
  lockedBecause?: string;
  uploadLockedBecause?: string;
}

/** All addresses of a person or a company; the main one first. */
export function AddressSection({ addresses, lockedBecause, uploadLockedBecause }: AddressSectionProps) {
  const t = useText();
  const { open, show, close } = useOpen(POPUPS);
  return (
    <section className="section grid grid-cols-[minmax(0,1fr)] gap-2">
      <AddHeading
        title="profile.address.title"
        add="profile.address.add"
        isLocked={lockedBecause !== undefined}
        onAdd={() => show('address.add')}
      />
      {lockedBecause !== undefined && <p className="text-muted text-sm">{lockedBecause}</p>}
      <Rows label={t('profile.address.title')}>
        {addresses.map((address) => (
          <AddressRow
            key={address.addressId}
            address={address}
            lockedBecause={lockedBecause}
            uploadLockedBecause={uploadLockedBecause}
          />
        ))}
      </Rows>
      {open === 'address.add' && <AddressForm countryCode={addresses[0]?.countryCode ?? ''} onClose={close} />}
    </section>
  );
}
