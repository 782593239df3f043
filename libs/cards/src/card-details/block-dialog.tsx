import { useCall } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { Text, useText } from '@bank/i18n';
import { Ask, useNotify } from '@bank/kit';
import { blockReason, type BlockReason, type Card, cardBlock, cardList } from '@bank/protocol/cards';
import { useState } from 'react';
import { useCardName } from '../card-face/card-name';

const REASON_WORDS = {
  lost: 'cards.blockReason.lost',
  stolen: 'cards.blockReason.stolen',
  damaged: 'cards.blockReason.damaged',
  notNeeded: 'cards.blockReason.notNeeded',
} as const;

/** Ends a card for good, after its reason and a clear question. */
export function BlockDialog({ card, onClose }: { card: Card; onClose(): void }) {
  const t = useText();
  const notify = useNotify();
  const nameOf = useCardName();
  const [reason, setReason] = useState<BlockReason>('lost');
  const block = useCall(cardBlock, { invalidates: [cardList, balanceInquiry] });
  const run = async () => {
    await block.run({ accountId: card.accountId, reason });
    notify({ severity: 'success', title: t('cards.blocked', { card: nameOf(card) }), body: '' });
  };
  return (
    <Ask title={t('cards.blockTitle', { card: nameOf(card) })} action="cards.blockNow" run={run} onClose={onClose}>
      <p>
        <Text id={card.subType === 'PREPAID' ? 'cards.blockBodyPrepaid' : 'cards.blockBody'} />
      </p>
      <fieldset className="mt-4 grid gap-1">
        <legend className="mb-1 font-semibold">
          <Text id="cards.blockWhy" />
        </legend>
        {blockReason.options.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="reason"
              value={one}
              checked={reason === one}
              className="accent-accent size-5"
              onChange={() => setReason(one)}
            />
            <Text id={REASON_WORDS[one]} />
          </label>
        ))}
      </fieldset>
    </Ask>
  );
}
