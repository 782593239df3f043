import { query } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { balanceInquiry } from '@bank/protocol/accounts';
import { addressStatusId, type DeliveryAddress } from '@bank/protocol/card-delivery';
import type { CardProduct } from '@bank/protocol/cards';
import { Banner, SectionHeading, SummaryList } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { linesOf } from '../delivery/address-rules';
import { PhoneNote } from '../enrolment/phone-note';
import { ActivationFee } from '../fee/activation-fee';
import type { CardOrder } from './order';
import { productWord } from './product-choice';

interface ReviewProps {
  wish: CardOrder;
  product: CardProduct;
  chosen: DeliveryAddress | undefined;
  /** What orders it: the button, then the code. */
  approval: ReactNode;
}

/** The whole order once more, what it will cost, and what else it needs. */
export function Review({ wish, product, chosen, approval }: ReviewProps) {
  const t = useText();
  const format = useFormat();
  const { cardIsVirtual, currencyCode, expressDays, deliveryDays } = product;
  const isExpress = wish.isExpress && !cardIsVirtual;
  const days = isExpress ? expressDays : deliveryDays;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5" aria-labelledby="order-review">
      <SectionHeading id="order-review">
        <Text id="cards.reviewTitle" />
      </SectionHeading>
      <SummaryList
        items={[
          {
            id: 'card',
            label: t('kit.accountKind.card'),
            value: t(productWord(product), { currency: format.displayName('currency', currencyCode) }),
          },
          ...(chosen && !cardIsVirtual
            ? [{ id: 'to', label: t('cards.reviewTo'), value: linesOf(chosen).join(', ') }]
            : []),
          {
            id: 'when',
            label: t('cards.reviewWhen'),
            value: t(cardIsVirtual ? 'cards.readyAtOnce' : 'cards.readyIn', { days }),
          },
        ]}
      />
      <ActivationFee price={product} isExpress={isExpress} />
      {!cardIsVirtual && chosen?.addressStatusId === addressStatusId.pending && (
        <Banner tone="info">
          <Text id="cards.waitsForProof" />
        </Banner>
      )}
      {product.subType === 'DEBIT' && <PhoneNeeded currencyCode={currencyCode} />}
      {approval}
    </section>
  );
}

/** What the account that will pay requires on another platform (R2.7.34). It stops no order. */
function PhoneNeeded({ currencyCode }: { currencyCode: string }) {
  const accounts = useQuery(query(balanceInquiry));
  const open = accounts.data?.accounts.account.filter(
    (account) => account.currencyCode === currencyCode && account.type === 1001 && account.accountStatusId === 2,
  );
  const pays = open?.find((account) => account.isSettlementAccount) ?? open?.[0];
  return pays ? <PhoneNote accountId={pays.accountId} /> : null;
}
