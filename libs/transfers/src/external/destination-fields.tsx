import { Text, useFormat, useText } from '@bank/i18n';
import { BANK_DETAILS, CountryField, useAccountItems } from '@bank/kit';
import type { Account } from '@bank/protocol/accounts';
import type { ExternalWay } from '@bank/protocol/transfers-external';
import { Banner, FormSelect, FormTextField, Skeleton } from '@bank/ui';
import { BookAccount } from '../book/book-account';
import { useCountryOfCard } from './country-of-card';
import { FIELD_IDS } from './external-kind';
import type { ExternalValues } from './external-values';
import { RecentAccounts, useRecentAccounts } from './recent-accounts';
import { WayChoice } from './way-choice';
import { WhoIsThere } from './who-is-there';

interface DestinationFieldsProps {
  values: ExternalValues;
  currencies: readonly string[];
  accounts: readonly Account[];
  isCoin: boolean;
  /** Undefined while the bank is asked. */
  ways: readonly ExternalWay[] | undefined;
  chosen: ExternalWay | undefined;
}

/** Whose account it is, where, and what the bank there needs to find it. */
export function DestinationFields({ values, currencies, accounts, isCoin, ways, chosen }: DestinationFieldsProps) {
  const t = useText();
  const format = useFormat();
  const isOther = values.permission !== 'own';
  const recent = useRecentAccounts(values);
  useCountryOfCard(values);
  return (
    <>
      {isOther && (
        <FormTextField
          name="beneficiaryName"
          id={FIELD_IDS.beneficiaryName}
          label={t('transfers.external.name')}
          description={t('transfers.external.nameHelp')}
          autoComplete="off"
          maxLength={70}
        />
      )}
      <RecentAccounts values={values} accounts={accounts} recent={recent} />
      <BookAccount values={values} chosen={chosen} recent={recent} />
      <div className="tablet:grid-cols-[minmax(0,1fr)_10rem] grid gap-5">
        {!isCoin && (
          <CountryField
            name="countryCode"
            label={t('transfers.external.country')}
            placeholder={t('transfers.external.chooseCountry')}
            drops={BANK_DETAILS}
          />
        )}
        <FormSelect
          name="currencyCode"
          label={t('kit.currency')}
          items={currencies.map((code) => ({
            id: code,
            label: code,
            description: format.displayName('currency', code),
          }))}
        />
      </div>
      {values.countryCode === '' && !isCoin ? null : ways === undefined ? (
        <Skeleton shape="line" count={3} label={t('transfers.external.looking')} />
      ) : ways.length === 0 ? (
        <Banner tone="info">
          <Text id="transfers.external.noWay" />
        </Banner>
      ) : (
        <WayChoice ways={ways} chosen={chosen} values={values} />
      )}
      {chosen && <WhoIsThere type={chosen.type} values={values} />}
      <FormSelect
        name="permission"
        label={t('transfers.external.whose')}
        items={(['3d', 'own'] as const).map((id) => ({ id, label: t(`transfers.external.${id}`) }))}
      />
      <FormSelect name="fromAccountId" label={t('transfers.p2p.fromAccount')} items={useAccountItems(accounts)} />
    </>
  );
}
