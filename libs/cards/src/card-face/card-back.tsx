import { Text } from '@bank/i18n';
import type { Card } from '@bank/protocol/cards';
import { BrandArt } from '@bank/ui';
import clsx from 'clsx';
import { expiryText } from '../card-rules';
import { CardFace } from './card-face';

/** What is printed on the back: kept out of what session recorders and translators take. */
export interface CardSecrets {
  number: string;
  cvv: string;
}

/** The card turns over and shows what pays online. It exists only as long as the secret is shown. */
export function TurnedCard({ card, secrets: { number, cvv } }: { card: Card; secrets: CardSecrets }) {
  return (
    <div className="bank-card-turn">
      <div aria-hidden="true">
        <CardFace card={card} />
      </div>
      <div className={clsx('bank-card', card.cardIsVirtual && 'bank-card-virtual')}>
        <span className="bank-card-ground" aria-hidden="true">
          <BrandArt place="card" />
        </span>
        <span className="bank-card-stripe" aria-hidden="true" />
        <span aria-hidden="true" className="h-[24%]" />
        <dl className="grid gap-3">
          <div>
            <dt className="text-sm">
              <Text id="cards.number" />
            </dt>
            <dd className="text-[1.15em] font-semibold tracking-wider tabular-nums" translate="no" data-private>
              {number.replace(/(\d{4})(?=\d)/g, '$1 ')}
            </dd>
          </div>
          <div className="flex gap-8">
            <div>
              <dt className="text-sm">
                <Text id="cards.expires" />
              </dt>
              <dd className="font-semibold tabular-nums">{expiryText(card)}</dd>
            </div>
            <div>
              <dt className="text-sm">
                <Text id="cards.cvv" />
              </dt>
              <dd className="font-semibold tabular-nums" translate="no" data-private>
                {cvv}
              </dd>
            </div>
          </div>
        </dl>
      </div>
    </div>
  );
}
