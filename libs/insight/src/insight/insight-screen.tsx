import { prefetch, query } from '@bank/api-client';
import { Allowed, Answer, Page, readerToday, readerZone } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import type { Output } from '@bank/protocol';
import { insightOverview } from '@bank/protocol/insight';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { EmptyState, Segmented, Skeleton } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { BalancePart } from './balance-part';
import { MonthColumns } from './month-columns';
import { MonthPart } from './month-part';
import { currencyIn, useInsightAddress } from './use-insight-address';

export const handle = { title: 'kit.place.insight' } as const;

/** Twelve months of a currency; undefined: the one that the customer uses most. */
function overview(currencyCode: string | undefined) {
  return query(insightOverview, {
    ...(currencyCode !== undefined && { currencyCode }),
    today: readerToday(),
    timeZone: readerZone(),
  });
}

export function loader({ request }: { request: { url: string } }) {
  prefetch(overview(currencyIn(new URL(request.url).searchParams)), customerQueries.info(), customerQueries.access());
  return null;
}

/** Where money came from and where it went: twelve months side by side, and what one of them was spent on. */
export function Component() {
  const { may } = useCustomer();
  return (
    <Page title="kit.place.insight" width="full">
      <Allowed missing={may.missing.seeHistory} title="insight.notAllowed">
        <Overview />
      </Allowed>
    </Page>
  );
}

function Overview() {
  const t = useText();
  const { currency } = useInsightAddress();
  const answer = useQuery({ ...overview(currency), placeholderData: (previous) => previous });
  const skeleton = <Skeleton shape="block" label={t('insight.loading')} />;
  return (
    <Answer of={answer} failed="insight.failed" skeleton={skeleton}>
      {(found) =>
        found.currencyCode === null || isEmpty(found) ? (
          <EmptyState icon={<ChartColumn />} title={<Text id="insight.empty" />}>
            <Text id="insight.emptyBody" />
          </EmptyState>
        ) : (
          <Months found={found} currency={found.currencyCode} />
        )
      }
    </Answer>
  );
}

type Found = Output<typeof insightOverview>;

/** A customer with several currencies may look at one that was not used. */
const isEmpty = ({ currencies, months }: Found) =>
  currencies.length < 2 && months.every((month) => Number(month.in) === 0 && Number(month.out) === 0);

function Months({ found, currency }: { found: Found; currency: string }) {
  const t = useText();
  const address = useInsightAddress();
  const { months, currencies } = found;
  const chosen = months.find(({ month }) => month === address.month) ?? months.at(-1);
  return (
    <>
      {currencies.length > 1 && (
        <div className="justify-self-start">
          <Segmented
            label={t('kit.currency')}
            items={currencies.map((value) => ({ value, label: value }))}
            value={currency}
            onChange={(value) => address.set('currency', value)}
          />
        </div>
      )}
      <MonthColumns
        months={months}
        currency={currency}
        chosen={chosen?.month ?? ''}
        onChoose={(month) => address.set('month', month)}
      />
      {chosen && <MonthPart found={found} month={chosen} currency={currency} />}
      <BalancePart months={months} currency={currency} />
    </>
  );
}
