import { query } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { paths } from '@bank/paths';
import { crossPlatformRequirementGet } from '@bank/protocol/card-delivery';
import { Banner } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

/** Payments online with cards of this account are confirmed on a phone, and none is linked (R2.7.34). Nothing where one is. */
export function PhoneNote({ accountId }: { accountId: number }) {
  const { data } = useQuery(query(crossPlatformRequirementGet, { accountId }, { lazy: true }));
  if (!data?.isRequired || data.isMet) return null;
  return (
    <Banner tone="info">
      <p>
        <Text id="cards.phoneNeeded" />
      </p>
      <Link to={paths.settings.to()} className="link">
        <Text id="cards.phoneLink" />
      </Link>
    </Banner>
  );
}
