import { useCall } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { Answer, FailureNote, useAttempt, useNotify } from '@bank/kit';
import { isCrypto } from '@bank/money';
import { paths } from '@bank/paths';
import { addCurrency, createWallet, paymentInstructionsList } from '@bank/protocol/account-page';
import { balanceInquiry, type Account } from '@bank/protocol/accounts';
import { useCustomer } from '@bank/session/calls';
import { Button, CurrencyToken, Dialog } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rates } from '../home/home-queries';
import { openable, type Openable } from './open-rules';

interface OpenAccountProps {
  accounts: readonly Account[];
  onClose(): void;
}

/** Asks in which currency, and opens it: an account, or a wallet with its address (R2.7.52, R2.7.53). */
export function OpenAccount({ accounts, onClose }: OpenAccountProps) {
  const t = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const { may } = useCustomer();
  const list = useQuery(rates());
  const attempt = useAttempt();
  const invalidates = [balanceInquiry, paymentInstructionsList];
  const add = useCall(addCurrency, { invalidates });
  const create = useCall(createWallet, { invalidates });
  const [currency, setCurrency] = useState<string | null>(null);
  const isWallet = currency !== null && isCrypto(currency);

  const open = async (currencyCode: string) => {
    const { accountId } = await (isWallet ? create : add).run({ currencyCode });
    notify({ severity: 'success', title: t(isWallet ? 'accounts.open.created' : 'accounts.open.opened'), body: '' });
    await navigate(paths.account.to({ accountId }), { replace: true });
  };
  return (
    <Dialog
      isOpen
      size="sheet"
      title={t('accounts.list.open')}
      closeLabel={t('kit.close')}
      onClose={onClose}
      footer={
        <Button
          wide
          disabled={currency === null}
          pending={attempt.isPending}
          onClick={() => currency !== null && void attempt.run(() => open(currency))}
        >
          <Text id={isWallet ? 'accounts.open.create' : 'accounts.open.submit'} />
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p className="text-muted">
          <Text id="accounts.open.lead" />
        </p>
        <FailureNote failure={attempt.failure} />
        <Answer of={list} rows={5}>
          {(data) => (
            <Choices
              of={openable(accounts, data.rates.rate, may.openWallets)}
              chosen={currency}
              onChoose={setCurrency}
            />
          )}
        </Answer>
      </div>
    </Dialog>
  );
}

interface ChoicesProps {
  of: Openable;
  chosen: string | null;
  onChoose(currency: string): void;
}

function Choices({ of: { accounts, wallets }, ...choice }: ChoicesProps) {
  if (accounts.length + wallets.length === 0) {
    return (
      <p>
        <Text id="accounts.open.none" />
      </p>
    );
  }
  return (
    <>
      {accounts.length > 0 && <Group title="accounts.group.payment" currencies={accounts} {...choice} />}
      {wallets.length > 0 && <Group title="accounts.group.crypto" currencies={wallets} {...choice} />}
    </>
  );
}

interface GroupProps {
  title: 'accounts.group.payment' | 'accounts.group.crypto';
  currencies: readonly string[];
  chosen: string | null;
  onChoose(currency: string): void;
}

function Group({ title, currencies, chosen, onChoose }: GroupProps) {
  const format = useFormat();
  return (
    <fieldset className="grid gap-2">
      <legend className="text-muted mb-2 text-sm font-semibold">
        <Text id={title} />
      </legend>
      {currencies.map((currency) => (
        <label
          key={currency}
          className="border-line has-checked:border-accent has-checked:bg-accent-soft flex min-h-14 items-center gap-3 rounded-2xl border px-4 py-2 has-focus-visible:outline-2"
        >
          <CurrencyToken currency={currency} isLarge />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{format.currencyName(currency)}</span>
            <span className="text-muted block text-sm">{currency}</span>
          </span>
          <input
            type="radio"
            name="currency"
            checked={currency === chosen}
            onChange={() => onChoose(currency)}
            className="accent-accent size-5 shrink-0"
          />
        </label>
      ))}
    </fieldset>
  );
}
