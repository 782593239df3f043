import { query, serverNow } from '@bank/api-client';
import { AmountText, Row, Rows } from '@bank/kit';
import { Text, useFormat } from '@bank/i18n';
import { paths } from '@bank/paths';
import { preApprovedList } from '@bank/protocol/recurring';
import { buttonClass } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { lastDayAhead, shownPayments } from './planned';

/** The next payments that the customer has approved, by the bank's days (R2.7.157). Nothing where none is near, or none is known. */
export function ComingUp() {
  const format = useFormat();
  const heading = useId();
  const [until] = useState(() => lastDayAhead(serverNow(Date.now())));
  const { data } = useQuery(query(preApprovedList, {}, { lazy: true }));
  const coming = shownPayments(data?.subscriptions ?? [], until);
  if (coming.length === 0) return null;
  return (
    <section className="home-part" aria-labelledby={heading}>
      <div className="home-heading">
        <h2 id={heading} className="section-face">
          <Text id="accounts.coming.title" />
        </h2>
        <Link to={paths.preapproved.to()} className={buttonClass('quiet', 'small')}>
          <Text id="accounts.coming.all" />
        </Link>
      </div>
      <Rows kind="open" labelledBy={heading}>
        {coming.map(({ day, subscription: { id, payeeName, amount, currencyCode } }) => (
          <Row
            key={`${id} ${day}`}
            title={payeeName}
            note={format.date(day, 'weekday')}
            aside={<AmountText amount={amount} currency={currencyCode} />}
          />
        ))}
      </Rows>
    </section>
  );
}
