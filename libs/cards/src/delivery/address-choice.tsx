import { Text, useFormat } from '@bank/i18n';
import { useOpen } from '@bank/kit';
import type { DeliveryAddress } from '@bank/protocol/card-delivery';
import { Button } from '@bank/ui';
import { Plus } from 'lucide-react';
import { ToneChip } from '../card-face/tone-chip';
import { AddressDialog } from './address-dialog';
import { ADDRESS_STATUS_WORDS, isConfirmed, linesOf } from './address-rules';
import { AddressProof } from './address-proof';

const POPUPS = ['address'] as const;

interface AddressChoiceProps {
  addresses: readonly DeliveryAddress[];
  countryCodes: readonly string[];
  chosen: DeliveryAddress | undefined;
  onChoose(addressId: number): void;
}

/** Where a physical card goes, and the proof that its address still lacks. */
export function AddressChoice({ addresses, countryCodes, chosen, onChoose }: AddressChoiceProps) {
  const format = useFormat();
  const { open, show, close } = useOpen(POPUPS);
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-2 font-semibold">
        <Text id="cards.address.where" />
      </legend>
      {addresses.map((address) => (
        <label
          key={address.addressId}
          className="border-line has-checked:border-accent has-checked:bg-accent-soft flex min-h-16 items-start gap-4 rounded-2xl border p-4 has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name="address"
            checked={address.addressId === chosen?.addressId}
            onChange={() => onChoose(address.addressId)}
            className="accent-accent mt-0.5 size-5 shrink-0"
          />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{linesOf(address)[0]}</span>
            <span className="text-muted block text-sm">
              {[...linesOf(address).slice(1), format.displayName('region', address.countryCode)].join(', ')}
            </span>
          </span>
          <ToneChip words={ADDRESS_STATUS_WORDS[address.addressStatusId]} />
        </label>
      ))}
      <Button variant="quiet" className="justify-self-start" onClick={() => show('address')}>
        <Plus className="size-5" aria-hidden="true" />
        <Text id="cards.address.another" />
      </Button>
      {chosen && !isConfirmed(chosen) && <AddressProof key={chosen.addressId} address={chosen} />}
      {open === 'address' && <AddressDialog countryCodes={countryCodes} onCreated={onChoose} onClose={close} />}
    </fieldset>
  );
}
