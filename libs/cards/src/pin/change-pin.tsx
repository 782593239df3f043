import { ApiFailure, call } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { BankForm, CodeEntry, fieldMessage, useNotify } from '@bank/kit';
import { cardChangePin, type CardSecret } from '@bank/protocol/cards';
import { FormPasswordField, FormSubmit } from '@bank/ui';
import { useState } from 'react';
import { object, refine, regex, string } from 'zod/mini';

const FOUR_DIGITS = /^\d{4}$/;
const schema = object({
  pin: string().check(regex(FOUR_DIGITS, fieldMessage('cards.pinError'))),
  pinRepeat: string().check(regex(FOUR_DIGITS, fieldMessage('cards.pinError'))),
}).check(
  refine(({ pin, pinRepeat }) => pin === pinRepeat, { error: fieldMessage('cards.pinDiffers'), path: ['pinRepeat'] }),
);

interface Wish {
  pin: string;
  pinRepeat: string;
}

/** A new PIN, twice, and the code that makes it count. Neither is kept when the page is left. */
export function ChangePin({ accountId }: { accountId: number }) {
  const t = useText();
  const notify = useNotify();
  const [wish, setWish] = useState<Wish | null>(null);
  const [sent, setSent] = useState<CardSecret | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const ask = async (wanted: Wish) => {
    const { waitsFor } = await call(cardChangePin, { accountId, ...wanted });
    setWish(wanted);
    setSent(waitsFor);
  };
  const begin = async (wanted: Wish) => {
    setFailure(null);
    await ask(wanted).catch((reason: unknown) => {
      if (!(reason instanceof ApiFailure)) throw reason;
      setFailure(reason);
    });
  };
  const over = () => {
    setWish(null);
    setSent(null);
  };

  if (wish && sent) {
    return (
      <CodeEntry
        sent={{ to: sent.sentTo, until: sent.expiresAt }}
        confirm={async (code) => {
          await call(cardChangePin, { accountId, ...wish, confirm: { requestKey: sent.requestKey, code } });
          notify({ severity: 'success', title: t('cards.pinChanged'), body: '' });
          over();
        }}
        resend={() => ask(wish)}
        onBack={over}
      >
        <p>
          <Text id="cards.pinChangeBody" />
        </p>
      </CodeEntry>
    );
  }
  return (
    <BankForm schema={schema} defaults={{ pin: '', pinRepeat: '' }} onSubmit={begin} failure={failure}>
      <FormPasswordField
        name="pin"
        label={t('cards.pinNew')}
        showLabel={t('kit.password.show')}
        hideLabel={t('kit.password.hide')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
      <FormPasswordField
        name="pinRepeat"
        label={t('cards.pinRepeat')}
        showLabel={t('kit.password.show')}
        hideLabel={t('kit.password.hide')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
      <FormSubmit>
        <Text id="cards.pinChangeNow" />
      </FormSubmit>
    </BankForm>
  );
}
