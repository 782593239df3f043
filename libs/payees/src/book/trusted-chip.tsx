import { Text } from '@bank/i18n';
import { StatusChip } from '@bank/ui';
import { ShieldCheck } from 'lucide-react';

/** The customer trusts the payee. */
export function TrustedChip() {
  return (
    <StatusChip tone="positive" icon={<ShieldCheck />}>
      <Text id="payees.trusted" />
    </StatusChip>
  );
}
