import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { BankForm, optionalName } from '@bank/kit';
import { type Card, cardList, cardSetAlias } from '@bank/protocol/cards';
import { Dialog, FormSubmit, FormTextField } from '@bank/ui';
import { object } from 'zod/mini';

const MAX = 30;
const schema = object({ cardAliasName: optionalName(MAX) });

/** A name of the holder's own for a card. */
export function AliasDialog({ card, onClose }: { card: Card; onClose(): void }) {
  const t = useText();
  const set = useCall(cardSetAlias, { invalidates: [cardList] });
  const save = async ({ cardAliasName }: { cardAliasName: string }) => {
    const done = await set.run({ accountId: card.accountId, cardAliasName }).then(
      () => true,
      () => false,
    );
    if (done) onClose();
  };
  return (
    <Dialog isOpen size="sheet" title={t('cards.rename')} closeLabel={t('kit.close')} onClose={onClose}>
      <BankForm
        schema={schema}
        defaults={{ cardAliasName: card.cardAliasName ?? '' }}
        onSubmit={save}
        failure={set.failure}
      >
        <FormTextField
          name="cardAliasName"
          label={t('cards.aliasLabel')}
          description={t('cards.aliasHelp')}
          maxLength={MAX}
          autoComplete="off"
        />
        <FormSubmit>
          <Text id="cards.save" />
        </FormSubmit>
      </BankForm>
    </Dialog>
  );
}
