import { query } from '@bank/api-client';
import { Text, useFormat } from '@bank/i18n';
import { AmountText, Answer, Row, RowToken, Rows, Section } from '@bank/kit';
import { paths } from '@bank/paths';
import { type Card, type CardPurchase, cardPurchaseList } from '@bank/protocol/cards';
import { buttonClass } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Banknote, CreditCard, Globe, Nfc } from 'lucide-react';
import { Link } from 'react-router-dom';

const STATUS = {
  authorised: 'cards.purchase.authorised',
  captured: 'cards.purchase.captured',
  refunded: 'cards.purchase.refunded',
  reversed: 'cards.purchase.reversed',
  lapsed: 'cards.purchase.lapsed',
} as const;

const DECLINED = {
  paused: 'cards.declined.paused',
  notActive: 'cards.declined.notActive',
  country: 'cards.declined.country',
  limit: 'cards.declined.limit',
  funds: 'cards.declined.funds',
  perDay: 'cards.declined.perDay',
  perMonth: 'cards.declined.perMonth',
  cashPerDay: 'cards.declined.cashPerDay',
  online: 'cards.declined.online',
  contactless: 'cards.declined.contactless',
  cash: 'cards.declined.cash',
  abroad: 'cards.declined.abroad',
  shopKind: 'cards.declined.shopKind',
} as const;

const USES = { online: Globe, contactless: Nfc, chip: CreditCard, cash: Banknote } as const;

/** What was paid with the card lately, and why a shop heard no (R2.7.31). */
export function Purchases({ card }: { card: Card }) {
  const { accountId, settlementAccountId } = card;
  const list = useQuery(query(cardPurchaseList, { accountId }));
  return (
    <Section
      title="cards.latest"
      action={
        <Link
          to={paths.history.to({ accountId: settlementAccountId ?? accountId })}
          className={buttonClass('quiet', 'small')}
        >
          <Text id="cards.allActivity" />
        </Link>
      }
    >
      <Answer of={list} rows={3}>
        {({ purchases }) =>
          purchases.length === 0 ? (
            <p className="text-muted py-3">
              <Text id="cards.noPurchases" />
            </p>
          ) : (
            <Rows kind="plain">
              {purchases.map((purchase) => (
                <PurchaseRow key={purchase.purchaseId} purchase={purchase} />
              ))}
            </Rows>
          )
        }
      </Answer>
    </Section>
  );
}

function PurchaseRow({ purchase }: { purchase: CardPurchase }) {
  const format = useFormat();
  const { status, declineReason, use } = purchase;
  const isDeclined = status === 'declined';
  const Icon = USES[use];
  const words = isDeclined ? DECLINED[declineReason ?? 'notActive'] : STATUS[status];
  return (
    <Row
      token={
        <RowToken>
          <Icon />
        </RowToken>
      }
      title={purchase.merchantName}
      note={
        <>
          {`${format.date(purchase.date, 'day')} · `}
          <span className={isDeclined ? 'text-danger' : undefined}>
            <Text id={words} />
          </span>
        </>
      }
      aside={
        <span className={isDeclined ? 'line-through' : undefined}>
          <AmountText amount={purchase.amount} currency={purchase.currencyCode} />
        </span>
      }
    />
  );
}
