import { prefetch, query } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { Allowed, allOf, Answer, Page } from '@bank/kit';
import { paths } from '@bank/paths';
import { addressInquiry } from '@bank/protocol/card-delivery';
import { applyForCardInfo } from '@bank/protocol/cards';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { buttonClass, EmptyState } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ApplyForm } from './apply-form';

export const handle = { title: 'cards.addTitle' } as const;

export function loader() {
  prefetch(query(applyForCardInfo, {}), query(addressInquiry), customerQueries.info(), customerQueries.access());
  return null;
}

/** A new card: what there is in the customer's country, and what it costs (R2.7.30). */
export function Component() {
  const { may } = useCustomer();
  const info = useQuery(query(applyForCardInfo, {}));
  const addresses = useQuery(query(addressInquiry));
  return (
    <Page title="cards.addTitle" width="form" lead={<Text id="cards.addLead" />}>
      <Allowed missing={may.missing.orderCards} title="cards.notAllowed">
        <Answer of={allOf(info, addresses)}>
          {([{ products, countryCodes }, found]) =>
            products.length === 0 ? (
              <EmptyState
                icon={<CreditCard />}
                title={<Text id="cards.notHere" />}
                action={
                  <Link to={paths.cards.to()} className={buttonClass('secondary')}>
                    <Text id="cards.toCards" />
                  </Link>
                }
              >
                <Text id="cards.notHereBody" />
              </EmptyState>
            ) : (
              <ApplyForm products={products} addresses={found.addresses} countryCodes={countryCodes} />
            )
          }
        </Answer>
      </Allowed>
    </Page>
  );
}
