import { useCall } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { Text, useText } from '@bank/i18n';
import { FailureNote, useAttempt, useNotify } from '@bank/kit';
import { paths } from '@bank/paths';
import { type Card, cardList, cardReissue, cardStatus } from '@bank/protocol/cards';
import { Button, Checkbox, Dialog } from '@bank/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ExpressFacts } from '../add-card/express-facts';
import { ActivationFee } from '../fee/activation-fee';

/** A new card in place of this one, by express if wanted, with what both cost. */
export function ReissueDialog({ card, onClose }: { card: Card; onClose(): void }) {
  const t = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const [isExpress, setExpress] = useState(false);
  const attempt = useAttempt();
  const reissue = useCall(cardReissue, { invalidates: [cardList, balanceInquiry] });
  const order = async () => {
    const { card: issued } = await reissue.run({ accountId: card.accountId, isExpressShipping: isExpress });
    notify({ severity: 'success', title: t('cards.reissued'), body: '' });
    await navigate(paths.cardDetails.to({ accountId: issued.accountId }), { replace: true });
  };
  return (
    <Dialog isOpen size="sheet" title={t('cards.reissueTitle')} closeLabel={t('kit.close')} onClose={onClose}>
      <div className="grid gap-4">
        <p>
          <Text id={card.cardIsVirtual ? 'cards.reissueVirtualBody' : 'cards.reissueBody'} />
        </p>
        {!card.cardIsVirtual && (
          <>
            <p>
              <Text id={card.accountStatusId === cardStatus.active ? 'cards.reissueWorks' : 'cards.reissueStays'} />
            </p>
            <Checkbox
              label={t('cards.expressWish')}
              description={<ExpressFacts price={card} />}
              checked={isExpress}
              onChange={(event) => setExpress(event.target.checked)}
            />
          </>
        )}
        <ActivationFee price={card} isExpress={isExpress} />
        <FailureNote failure={attempt.failure} />
        <Button wide pending={attempt.isPending} onClick={() => void attempt.run(order)}>
          <Text id="cards.reissueNow" />
        </Button>
      </div>
    </Dialog>
  );
}
