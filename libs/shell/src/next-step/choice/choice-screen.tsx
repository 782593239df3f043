import { prefetch, query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { AccessOffers, Answer, rightName, Together } from '@bank/kit';
import type { Output } from '@bank/protocol';
import { accessOfferList } from '@bank/protocol/company-offers';
import { relatedCustomers } from '@bank/protocol/customer';
import { useSession } from '@bank/session';
import { Avatar, Badge, Button, EmptyState, Skeleton } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Building2, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useLogOut } from '../../menus/use-log-out';
import { useActFor } from '../../signed-in/use-act-for';
import { StepHeading } from '../step-heading';

export const handle = { title: 'shell.choice.title' };

export function loader(): null {
  prefetch(query(relatedCustomers), query(accessOfferList));
  return null;
}

type Related = Output<typeof relatedCustomers>['customers'][number];

/** The customer-access choice (R1.4.13): for whom the user acts from here on, and which companies invite them (R0.186). */
export function Component() {
  const t = useText();
  const logOut = useLogOut();
  // Read once: after the choice the same list would be fetched again, for the customer who was chosen.
  const [list] = useState(() => query(relatedCustomers));
  const related = useQuery(list);
  const offers = useQuery(query(accessOfferList));
  const hasOthers = related.data !== undefined && related.data.customers.length > 1;
  return (
    <section className="step-page">
      <StepHeading icon={<Building2 className="size-6" />} title={<Text id="shell.choice.title" />}>
        <Text id="shell.choice.body" /> {hasOthers && <Text id="shell.choice.change" />}
      </StepHeading>
      <Together of={[related, offers]} skeleton={<Skeleton shape="block" count={2} label={t('kit.loading')} />}>
        <div className="my-6">
          <Answer of={related} failed="shell.choice.failed">
            {({ customers }) => (
              <>
                {customers.length > 0 && <Choice customers={customers} />}
                <AccessOffers empty={customers.length === 0 && <NoChoice />} />
              </>
            )}
          </Answer>
        </div>
        <div className="page-actions">
          <Button variant="quiet" onClick={logOut}>
            <Text id="shell.menu.logOut" />
          </Button>
        </div>
      </Together>
    </section>
  );
}

function NoChoice() {
  return (
    <EmptyState icon={<Building2 />} title={<Text id="shell.choice.none" />}>
      <Text id="shell.choice.noneBody" />
    </EmptyState>
  );
}

function Choice({ customers }: { customers: readonly Related[] }) {
  return (
    <ul className="divide-line border-line divide-y border-y">
      {customers.map((related) => (
        <li key={related.customerId}>
          <RelatedButton related={related} />
        </li>
      ))}
    </ul>
  );
}

function RelatedButton({ related }: { related: Related }) {
  const t = useText();
  const actFor = useActFor();
  const isCurrent = useSession(({ actingCustomerId }) => actingCustomerId === related.customerId);
  const { customerId, name, customerType, accessRights, isRepresentative } = related;
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={() => actFor(customerId)}
      className="row row-control"
    >
      {customerType === 'business' ? (
        <span className="avatar size-10 shrink-0">
          <Building2 className="size-5" />
        </span>
      ) : (
        <Avatar name={name} />
      )}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold break-words">{name}</span>
        <span className="text-muted block text-sm">
          {isRepresentative ? t('shell.choice.representative') : t(rightName(accessRights))}
        </span>
      </span>
      {isCurrent && (
        <Badge tone="info">
          <Text id="shell.choice.current" />
        </Badge>
      )}
      <ChevronRight className="text-muted size-5 shrink-0" />
    </button>
  );
}
