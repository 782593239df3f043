import { call, useCall } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { CodeEntry, FailureNote, useAttempt, useNotify, useStep } from '@bank/kit';
import { paths } from '@bank/paths';
import { addressInquiry, type DeliveryAddress } from '@bank/protocol/card-delivery';
import { type CardProduct, type CardSecret, cardApply, cardList } from '@bank/protocol/cards';
import { Banner, Button, Checkbox, TextField } from '@bank/ui';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AddressChoice } from '../delivery/address-choice';
import { canReceive } from '../delivery/address-rules';
import { Moving } from '../delivery/moving';
import { ExpressFacts } from './express-facts';
import { type CardOrder, canBeOneTime, deliveryIn, orderOf } from './order';
import { ProductChoice } from './product-choice';
import { Review } from './review';
import { useIsShipped } from './use-is-shipped';

const MAX_NAME = 30;
const STEPS = ['review'] as const;

interface ApplyFormProps {
  products: readonly CardProduct[];
  addresses: readonly DeliveryAddress[];
  countryCodes: readonly string[];
}

/** Which card, how it is called or where it goes; then everything once more, and a code (ADR-48). Nothing is paid before the card is activated. */
export function ApplyForm({ products, addresses, countryCodes }: ApplyFormProps) {
  const t = useText();
  const format = useFormat();
  const notify = useNotify();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const steps = useStep(STEPS);
  const apply = useCall(cardApply, { invalidates: [cardList, addressInquiry] });
  const [wish, setWish] = useState<CardOrder>({
    type: products[0]?.type ?? 0,
    name: '',
    isExpress: false,
    isOneTime: false,
    addressId: null,
    isMoving: false,
  });
  // The code that the order waits for.
  const [sent, setSent] = useState<CardSecret | null>(null);
  const change = (part: Partial<CardOrder>) => {
    setWish((before) => ({ ...before, ...part }));
    // A code is for the order that it was sent for.
    setSent(null);
  };
  const product = products.find((one) => one.type === wish.type);
  const { main, chosen } = deliveryIn(wish, addresses);
  const isShipped = useIsShipped(wish.type, chosen?.countryCode);
  if (!product) return null;
  const isReady = product.cardIsVirtual || (chosen !== undefined && canReceive(chosen) && isShipped);

  const ask = async () => {
    const { waitsFor } = await call(cardApply, orderOf(wish, product, addresses));
    setSent(waitsFor);
  };
  const order = async (confirm: { requestKey: string; code: string }) => {
    const { card } = await apply.run({ ...orderOf(wish, product, addresses), confirm });
    if (!card) return;
    notify({ severity: 'success', title: t('cards.ordered'), body: '' });
    await navigate(paths.cardDetails.to({ accountId: card.accountId }), { replace: true });
  };
  if (steps.open === 'review' && isReady) {
    return (
      <Review
        wish={wish}
        product={product}
        chosen={chosen}
        approval={
          sent ? (
            <CodeEntry
              sent={{ to: sent.sentTo, until: sent.expiresAt }}
              confirm={(code) => order({ requestKey: sent.requestKey, code })}
              resend={ask}
              onBack={() => setSent(null)}
            >
              <p>
                <Text id="cards.orderCode" />
              </p>
              {/* As the bank has it and the message says it. */}
              <p className="font-medium break-words">{sent.what}</p>
            </CodeEntry>
          ) : (
            <>
              <FailureNote failure={attempt.failure} />
              <Button wide pending={attempt.isPending} onClick={() => void attempt.run(ask)}>
                <Text id="cards.order" />
              </Button>
              <Button variant="quiet" onClick={steps.close}>
                <Text id="cards.reviewBack" />
              </Button>
            </>
          )
        }
      />
    );
  }
  const submit = (event: SubmitEvent) => {
    // The form of a dialog that is open over this one sends its event through it.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (isReady) steps.show('review');
  };
  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6" onSubmit={submit}>
      <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
        <legend className="mb-2 font-semibold">
          <Text id="cards.which" />
        </legend>
        {products.map((one) => (
          <ProductChoice
            key={one.type}
            product={one}
            isChosen={one.type === wish.type}
            onChoose={() => change({ type: one.type })}
          />
        ))}
      </fieldset>
      {product.cardIsVirtual && (
        <TextField
          name="cardAliasName"
          label={t('cards.aliasLabel')}
          description={t('cards.aliasHelp')}
          value={wish.name}
          maxLength={MAX_NAME}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
        />
      )}
      {canBeOneTime(product) && (
        <Checkbox
          label={t('cards.oneTimeWish')}
          description={<Text id="cards.oneTimeNote" />}
          checked={wish.isOneTime}
          onChange={(event) => change({ isOneTime: event.target.checked })}
        />
      )}
      {!product.cardIsVirtual && (
        <>
          <AddressChoice
            addresses={addresses}
            countryCodes={countryCodes}
            chosen={chosen}
            onChoose={(addressId) => change({ addressId, isMoving: false })}
          />
          {chosen && !isShipped && (
            <Banner tone="warning">
              <Text id="cards.notShippedThere" values={{ country: format.displayName('region', chosen.countryCode) }} />
            </Banner>
          )}
          {main && chosen && chosen.addressId !== main.addressId && canReceive(chosen) && (
            <Moving from={main} to={chosen} isMoving={wish.isMoving} onChange={(isMoving) => change({ isMoving })} />
          )}
          <Checkbox
            label={t('cards.expressWish')}
            description={<ExpressFacts price={product} />}
            checked={wish.isExpress}
            onChange={(event) => change({ isExpress: event.target.checked })}
          />
        </>
      )}
      <Button type="submit" wide disabled={!isReady}>
        <Text id="cards.review" />
      </Button>
    </form>
  );
}
