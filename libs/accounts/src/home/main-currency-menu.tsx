import { usePreferences } from '@bank/kit';
import { useFormat, useText } from '@bank/i18n';
import { Menu } from '@bank/ui';
import { ChevronDown } from 'lucide-react';
import type { MainCurrency } from './use-total';

/** The currency that everything is valued in, and the others it may be (R2.7.17). */
export function MainCurrencyMenu({ main, currency }: { main: MainCurrency; currency: string }) {
  const t = useText();
  const format = useFormat();
  const choose = usePreferences((state) => state.setMainCurrency);
  return (
    <Menu
      label={t('accounts.home.mainCurrency', { currency })}
      triggerClass="hero-currency"
      trigger={
        <>
          {currency}
          <ChevronDown aria-hidden="true" className="size-4" />
        </>
      }
      items={main.currencies.map((each) => ({
        id: each,
        label: format.currencyName(each),
        trailing: each,
        onAction: () => choose(each),
      }))}
    />
  );
}
