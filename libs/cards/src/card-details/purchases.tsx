import { query } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { AmountText, Answer, NOT_PAID_WORDS, Row, RowToken, Rows, Section } from '@bank/kit';
import { paths } from '@bank/paths';
import { type Card, type CardPurchase, cardPurchaseList } from '@bank/protocol/cards';
import { buttonClass } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Banknote, CreditCard, Globe, Nfc } from 'lucide-react';
import { Link } from 'react-router-dom';
import { permits } from '../card-rules';
import { categoryWords } from '../shop-words';

const STATUS = {
  authorised: 'kit.transaction.onHoldAtShop',
  captured: 'cards.purchase.captured',
  refunded: 'cards.purchase.refunded',
  reversed: NOT_PAID_WORDS.reversed,
  lapsed: NOT_PAID_WORDS.lapsed,
} as const;

const USES = { online: Globe, contactless: Nfc, chip: CreditCard, cash: Banknote } as const;

/** What was paid with the card lately, and why a shop heard no (R2.7.31). */
export function Purchases({ card }: { card: Card }) {
  const { accountId } = card;
  // A debit card moves the money of its settlement account; another one has a history once it has lived (R2.3.30).
  const historyOf = card.settlementAccountId ?? (permits('history', card) ? accountId : null);
  const list = useQuery(query(cardPurchaseList, { accountId }));
  return (
    <Section
      title="cards.latest"
      action={
        historyOf !== null && (
          <Link to={paths.history.to({ accountId: historyOf })} className={buttonClass('quiet', 'small')}>
            <Text id="cards.allActivity" />
          </Link>
        )
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
  const t = useText();
  const { category, countryCode, status, declineReason, heldUntil, use } = purchase;
  const isDeclined = status === 'declined';
  const kind = categoryWords(category);
  const Icon = kind?.icon ?? USES[use];
  const country = countryCode === '' ? '' : format.displayName('region', countryCode);
  const words = isDeclined ? NOT_PAID_WORDS[declineReason ?? 'notActive'] : STATUS[status];
  return (
    <Row
      token={
        <RowToken>
          <Icon />
        </RowToken>
      }
      title={purchase.merchantName}
      note={[kind && t(kind.label), country, format.date(purchase.date, 'day')].filter(Boolean).join(' · ')}
      aside={
        <span className={isDeclined ? 'line-through' : undefined}>
          <AmountText amount={purchase.amount} currency={purchase.currencyCode} />
        </span>
      }
    >
      <span className={clsx('block text-sm', isDeclined ? 'text-danger' : 'text-muted')}>
        <Text id={words} values={{ date: heldUntil === null ? '' : format.date(heldUntil, 'dayMonth') }} />
      </span>
    </Row>
  );
}
