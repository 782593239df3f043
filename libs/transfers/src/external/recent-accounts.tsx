import { call, query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { FailureNote, useDebounced } from '@bank/kit';
import type { Input } from '@bank/protocol';
import type { Account } from '@bank/protocol/accounts';
import { type RecentTransfer, recentTransferDetails, recentTransfersList } from '@bank/protocol/transfers-recent';
import { bankTransferType } from '@bank/protocol/transfers-external';
import { Banner } from '@bank/ui';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useFill } from '../book/use-fill';
import { RecentList } from '../flow/recent-list';
import { useAddressWord } from '../flow/use-address-word';
import { offeredCurrencies } from '../transfer-rules';
import { FIELD_IDS, ownerOf } from './external-kind';
import { BANK_FIELDS, type ExternalValues } from './external-values';

/** How many are offered; disabled ones are hidden, so more are asked for (R2.7.180). */
const SHOWN = 5;
/** Typing stops for so long before the bank is asked, in ms. */
const PAUSE_MS = 300;

/** What the bank is asked for. What the form begins with asks for the loader's answer. */
export const recentInput = (
  more: Pick<Input<typeof recentTransfersList>, 'countryCode' | 'search' | 'permission'> = {},
): Input<typeof recentTransfersList> => ({
  types: [...bankTransferType.options],
  permission: '3d',
  limit: SHOWN * 2,
  ...more,
});

/** The payees outside of the bank paid last: by whose account, the country and the name of the form. */
export function useRecentAccounts({ permission, countryCode, beneficiaryName }: ExternalValues): RecentTransfer[] {
  const isOwn = ownerOf(permission) === 'own';
  const sought = isOwn ? '' : beneficiaryName.trim();
  const search = useDebounced(sought, PAUSE_MS);
  const asked = recentInput({
    permission: ownerOf(permission),
    ...(countryCode !== '' && { countryCode }),
    ...(search !== '' && { search }),
  });
  const { data } = useQuery({
    ...query(recentTransfersList, asked, { lazy: true }),
    placeholderData: keepPreviousData,
  });
  // An older answer may stand for a moment.
  return (data?.transfers ?? [])
    .filter(
      (one) =>
        !one.isDisabled &&
        one.permission === ownerOf(permission) &&
        (countryCode === '' || one.countryCode === countryCode) &&
        one.name.toLowerCase().includes(sought.toLowerCase()),
    )
    .slice(0, SHOWN);
}

interface RecentAccountsProps {
  values: ExternalValues;
  accounts: readonly Account[];
  recent: readonly RecentTransfer[];
}

/** The payees outside of the bank paid last: a press fills in all but the amount (R2.7.181). Gone once details are filled in. */
export function RecentAccounts({ values, accounts, recent }: RecentAccountsProps) {
  const t = useText();
  const fill = useFill(values);
  const { mutate, data, error } = useMutation({
    mutationFn: async (transactionId: string) => (await call(recentTransferDetails, { transactionId })).transaction,
    onSuccess: ({ type, permission, details }) => {
      const { fromAccountId, beneficiaryName, countryCode, currencyCode, extraParams, cardNumber } = details;
      if (type === 'p2p') return;
      const from = accounts.find(({ accountId }) => accountId === Number(values.fromAccountId));
      const isOffered = from !== undefined && offeredCurrencies(from, accounts).includes(currencyCode);
      const wasPaidFrom = accounts.some(({ accountId }) => accountId === fromAccountId);
      fill({
        ...{ type, permission, name: beneficiaryName, countryCode: countryCode ?? '', currencyCode, extraParams },
        ...(!isOffered && wasPaidFrom && { fromAccountId: String(fromAccountId) }),
        ...(cardNumber !== null && { cardMask: cardNumber }),
      });
      document.getElementById(FIELD_IDS.beneficiaryName)?.focus();
    },
  });
  // A face beside the one field.
  useAddressWord('recent', (transactionId) => () => mutate(transactionId));
  const isFilled = [...BANK_FIELDS, 'cardId'].some((name) => (values[name] ?? '') !== '');
  if (!isFilled) {
    return (
      <>
        <FailureNote failure={error} />
        <RecentList
          title="transfers.external.recent"
          payees={recent}
          note={knownBy}
          label={(payee) => t('transfers.external.fillIn', { name: payee.name, detail: knownBy(payee) })}
          onChoose={({ transactionId }) => mutate(transactionId)}
        />
      </>
    );
  }
  if (!data || data.details.beneficiaryName !== values.beneficiaryName) return null;
  const { isExtraParamsValid, isCustomerAddressDateValid, isCustomerAddressMatchesActive } = data;
  return (
    <>
      <p role="status" className="text-muted text-sm">
        {t('transfers.external.filledIn')}
      </p>
      {!isExtraParamsValid && (
        <Banner tone="warning">
          <Text id="transfers.external.detailsOld" />
        </Banner>
      )}
      {(!isCustomerAddressDateValid || !isCustomerAddressMatchesActive) && (
        <Banner tone="info">
          <Text id="transfers.external.addressOld" />
        </Banner>
      )}
    </>
  );
}

const knownBy = ({ email, ending }: RecentTransfer) => email ?? `•••• ${ending ?? ''}`;
