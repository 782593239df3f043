import { PaymentsPage, Together } from '@bank/kit';
import { paths } from '@bank/paths';
import { useCustomer } from '@bank/session/calls';
import { Skeleton } from '@bank/ui';
import { FileSpreadsheet, Send } from 'lucide-react';
import { useKnown } from '../whom/use-known';
import { otherWays } from '../whom/ways';
import { PayeeSearch } from './payee-search';
import { Way } from './way';

export const handle = { title: 'kit.place.payments' } as const;

export { loader } from './payments-loader';

/** Where money is sent from: whom, or which way. What has a tab of its own is no way besides. */
export function Component() {
  const { customer, may } = useCustomer();
  const known = useKnown();
  const isCompany = customer.customerType === 'business';
  return (
    <PaymentsPage tab="new">
      <Together of={[known]} skeleton={<Skeleton shape="block" />}>
        {(may.sendP2p || may.sendOut) && <PayeeSearch />}
        <ul className="tablet:grid-cols-2 desktop:grid-cols-3 grid gap-4">
          {may.missing.sendP2p && (
            <Way
              icon={Send}
              title="kit.payments.send"
              body="transfers.hub.sendBody"
              to={paths.transferP2p.to()}
              missing={may.missing.sendP2p}
            />
          )}
          {otherWays(may).map((way) => (
            <Way key={way.to} {...way} />
          ))}
          {(isCompany || may.sendMass) && (
            <Way
              icon={FileSpreadsheet}
              title="transfers.mass.title"
              body="transfers.mass.hub"
              to={paths.transferMass.to()}
              missing={may.missing.sendMass}
            />
          )}
        </ul>
      </Together>
    </PaymentsPage>
  );
}
