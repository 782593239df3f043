import type { Address } from '@bank/protocol/profile';
import { useState } from 'react';
import { AddHeading } from '../add-heading';
import { AddressCard } from './address-card';
import { AddressForm } from './address-form';

interface AddressSectionProps {
  addresses: readonly Address[];
  lockedBecause?: string;
  uploadLockedBecause?: string;
}

/** All addresses of a person or a company; the main one first. */
export function AddressSection({ addresses, lockedBecause, uploadLockedBecause }: AddressSectionProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <section className="grid gap-3">
      <AddHeading
        title="profile.address.title"
        add="profile.address.add"
        isLocked={lockedBecause !== undefined}
        onAdd={() => setAdding(true)}
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
      {isAdding && <AddressForm countryCode={addresses[0]?.countryCode ?? ''} onClose={() => setAdding(false)} />}
    </section>
  );
}
