import { useCall } from '@bank/api-client';
import { intlTagOf, Text, useFormat, useLocale, useText } from '@bank/i18n';
import { BankForm, fieldMessage } from '@bank/kit';
import { compare, decimalsOf, isAmount, isNegative } from '@bank/money';
import {
  CARD_LIMIT_MAX,
  type CardControl,
  cardControlGet,
  cardControlSet,
  type CardLimitName,
} from '@bank/protocol/card-control';
import { Dialog, FormAmountField, FormSubmit } from '@bank/ui';
import { object, refine, string } from 'zod/mini';
import type { Limit } from './limits';

const limit = (name: CardLimitName) =>
  string().check(
    refine((text) => text === '' || (isAmount(text) && !isNegative(text) && compare(text, CARD_LIMIT_MAX[name]) <= 0), {
      error: fieldMessage('cards.limit.range'),
    }),
  );
const schema = object({
  perDay: limit('perDay'),
  perMonth: limit('perMonth'),
  cashPerDay: limit('cashPerDay'),
});

export interface LimitsDialogProps {
  control: CardControl;
  /** Those that the card can have. */
  limits: readonly Limit[];
  /** The bank lets the user lower limits and not raise them (R0.50). */
  onlyLower: boolean;
  onClose(): void;
}

/** The holder's own limits. An empty field is no limit. A limit that the user may not raise is refused by the bank, beside its field. */
export function LimitsDialog({ control, limits, onlyLower, onClose }: LimitsDialogProps) {
  const t = useText();
  const format = useFormat();
  const locale = intlTagOf(useLocale());
  const { accountId, currencyCode } = control;
  const set = useCall(cardControlSet, { invalidates: [cardControlGet] });
  const save = async (values: Record<CardLimitName, string>) => {
    const wish = Object.fromEntries(limits.map(({ name }) => [name, values[name] === '' ? null : values[name]]));
    const done = await set.run({ accountId, ...wish }).then(
      () => true,
      () => false,
    );
    if (done) onClose();
  };
  return (
    <Dialog isOpen size="sheet" title={t('cards.limit.title')} closeLabel={t('kit.close')} onClose={onClose}>
      <BankForm
        schema={schema}
        defaults={{
          perDay: control.perDay.limit ?? '',
          perMonth: control.perMonth.limit ?? '',
          cashPerDay: control.cashPerDay.limit ?? '',
        }}
        onSubmit={save}
        failure={set.failure}
      >
        <p className="text-muted text-sm">
          <Text id={onlyLower ? 'cards.limit.onlyLower' : 'cards.limit.lead'} />
        </p>
        {limits.map(({ name, label }) => (
          <FormAmountField
            key={name}
            name={name}
            size="regular"
            label={t(label)}
            description={
              <Text
                id="cards.limit.upTo"
                values={{
                  amount: format.amount((onlyLower ? control[name].limit : null) ?? CARD_LIMIT_MAX[name], currencyCode),
                }}
              />
            }
            currency={currencyCode}
            decimals={decimalsOf(currencyCode)}
            locale={locale}
          />
        ))}
        <FormSubmit>
          <Text id="cards.save" />
        </FormSubmit>
      </BankForm>
    </Dialog>
  );
}
