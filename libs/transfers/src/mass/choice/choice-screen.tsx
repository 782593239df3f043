import { prefetch } from '@bank/api-client';
import { Allowed, PaymentsPage } from '@bank/kit';
import { paths } from '@bank/paths';
import type { MassType } from '@bank/protocol/transfers-mass';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { Building2, CreditCard, Globe2, type LucideIcon, MailCheck, MailPlus, Users, Wallet, Zap } from 'lucide-react';
import { Way } from '../../hub/way';
import { WAYS } from '../ways';

export const handle = { title: 'transfers.mass.title' } as const;

/** Starts what the screen reads. */
export function loader() {
  prefetch(customerQueries.info(), customerQueries.access());
  return null;
}

const ICONS: Readonly<Record<MassType, LucideIcon>> = {
  p2p: Users,
  eft: Building2,
  instant_payment: Zap,
  wire: Globe2,
  oct: CreditCard,
  interac: MailCheck,
  crypto_eft: Wallet,
};

const TYPES = Object.keys(WAYS) as MassType[];

/** How many are paid at once: the ways that the customer has (R1.2, R2.3.13). */
export function Component() {
  const { may } = useCustomer();
  return (
    <PaymentsPage tab="batches" title="transfers.mass.title">
      <Allowed missing={may.missing.sendMass} title="transfers.p2p.notAllowed">
        <ul className="tablet:grid-cols-2 desktop:grid-cols-3 grid gap-4">
          {TYPES.filter((type) => may[WAYS[type].permission]).map((type) => (
            <Way key={type} icon={ICONS[type]} title={WAYS[type].title} body={WAYS[type].body} to={WAYS[type].path} />
          ))}
          {may.sendGlobalBatch && (
            <Way
              icon={MailPlus}
              title="transfers.globalBatch.title"
              body="transfers.globalBatch.hub"
              to={paths.transferMassGlobal.to()}
            />
          )}
        </ul>
      </Allowed>
    </PaymentsPage>
  );
}
