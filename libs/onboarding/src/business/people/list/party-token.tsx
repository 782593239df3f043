import { RowToken } from '@bank/kit';
import { Avatar } from '@bank/ui';
import { Building2 } from 'lucide-react';
import { isCompanyId } from '../../answers';

/** A person by their initials, a company by a building. */
export function PartyToken({ id, name }: { id: string; name: string }) {
  return isCompanyId(id) ? (
    <RowToken>
      <Building2 />
    </RowToken>
  ) : (
    <Avatar name={name} />
  );
}
