import { call } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { type Card, cardGetDetails, cardShowDetails } from '@bank/protocol/cards';
import { Dialog } from '@bank/ui';
import { TurnedCard } from '../card-face/card-back';
import { SecretSteps } from '../secret/secret-steps';

export interface DetailsDialogProps {
  card: Card;
  onClose(): void;
}

/** Number and CVV of a virtual card, for paying online: after a code the card turns over. */
export function DetailsDialog({ card, onClose }: DetailsDialogProps) {
  const t = useText();
  return (
    <Dialog isOpen size="sheet" title={t('cards.showDetails')} closeLabel={t('kit.close')} onClose={onClose}>
      <SecretSteps
        ask={() => call(cardShowDetails, { accountId: card.accountId })}
        open={(requestKey, code) => call(cardGetDetails, { requestKey, code })}
        start={<Text id="cards.sendCode" />}
        show={({ number, cvv }) => <TurnedCard card={card} secrets={{ number, cvv }} />}
      >
        <p>
          <Text id="cards.detailsBody" />
        </p>
      </SecretSteps>
    </Dialog>
  );
}
