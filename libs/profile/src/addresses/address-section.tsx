import { useOpen } from '@bank/kit';
import type { Address } from '@bank/protocol/profile-addresses';
import { AddHeading } from '../add-heading';
import { AddressCard } from './address-card';
import { AddressForm } from './address-form';

const POPUPS = ['address.add'] as const;

interface AddressSectionProps {
  addresses: readonly Address[];
  lockedBecause?: string;
  uploadLockedBecause?: string;
}

/** All addresses of a person or a company; the main one first. */
export function AddressSection({ addresses, lockedBecause, uploadLockedBecause }: AddressSectionProps) {
  const { open, show, close } = useOpen(POPUPS);
  return (
    <section className="grid gap-3">
      <AddHeading
        title="profile.address.title"
        add="profile.address.add"
        isLocked={lockedBecause !== undefined}
        onAdd={() => show('address.add')}
      />
      {lockedBecause !== undefined && <p className="text-muted text-sm">{lockedBecause}</p>}
      {addresses.map((address) => (
        <AddressCard
          key={address.addressId}
          address={address}
          lockedBecause={lockedBecause}
          uploadLockedBecause={uploadLockedBecause}
        />
      ))}
      {open === 'address.add' && <AddressForm countryCode={addresses[0]?.countryCode ?? ''} onClose={close} />}
    </section>
  );
}
