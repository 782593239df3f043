import { call } from '@bank/api-client';
import { Text, useFormat } from '@bank/i18n';
import { Ask } from '@bank/kit';
import { type Address, deleteAddress } from '@bank/protocol/profile-addresses';
import { addressLines } from './address-lines';
import { addressChanged } from './address-changed';

/** The question before an address is gone. */
export function DeleteAddress({ address, onClose }: { address: Address; onClose(): void }) {
  const format = useFormat();
  const { addressId, countryCode } = address;
  const lines = [...addressLines(address), format.displayName('region', countryCode)];
  return (
    <Ask
      title={<Text id="profile.address.deleteTitle" />}
      action="profile.delete"
      run={async () => {
        await call(deleteAddress, { id: addressId });
        await addressChanged();
      }}
      onClose={onClose}
    >
      <Text id="profile.address.deleteBody" values={{ address: lines.join(', ') }} />
    </Ask>
  );
}
