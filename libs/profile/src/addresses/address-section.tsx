import { Text } from '@bank/i18n';
import type { Address } from '@bank/protocol';
import { Button, SectionHeading } from '@bank/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
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
      <SectionHeading
        action={
          <Button
            variant="secondary"
            size="small"
            icon={<Plus className="size-4" />}
            disabled={lockedBecause !== undefined}
            onClick={() => setAdding(true)}
          >
            <Text id="profile.address.add" />
          </Button>
        }
      >
        <Text id="profile.address.title" />
      </SectionHeading>
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
