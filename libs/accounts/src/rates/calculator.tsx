import { Text, useFormat, useLocale, useText } from '@bank/i18n';
import { AmountText, Section } from '@bank/kit';
import { decimalsOf, isPositive } from '@bank/money';
import { paths } from '@bank/paths';
import type { Account } from '@bank/protocol/accounts';
import type { Rate } from '@bank/protocol/totals';
import type { Permissions } from '@bank/session';
import { AmountField, buttonClass, IconButton, Select, SummaryList, type SummaryItem } from '@bank/ui';
import { ArrowDownUp, ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { openAccounts } from '../account-rules';
import { currenciesOf } from '../home/total';
import { RateText } from './rate-text';
import { currenciesIn, exchangeOf, type Exchange } from './rates-rules';

interface CalculatorProps {
  rates: readonly Rate[];
  accounts: readonly Account[];
  may: Permissions;
}

/** What an amount comes to in another currency, and how that stands beside the market (R2.5.2, R2.7.54). */
export function Calculator({ rates, accounts, may }: CalculatorProps) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const held = currenciesOf(accounts);
  const all = currenciesIn(rates);
  const [from, setFrom] = useState(held[0] ?? all[0] ?? 'EUR');
  const [to, setTo] = useState(held[1] ?? all.find((code) => code !== from) ?? from);
  const [amount, setAmount] = useState('100');
  const exchange = isPositive(amount === '' ? '0' : amount) ? exchangeOf(amount, from, to, rates) : null;
  const items = all.map((code) => ({
    id: code,
    label: `${code} · ${format.currencyName(code)}`,
  }));
  const swap = () => {
    setFrom(to);
    setTo(from);
  };
  const canExchange = may.moveBetween && from !== to && held.includes(from) && held.includes(to);
  return (
    <Section title="accounts.calc.title">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <AmountField
          label={t('accounts.calc.amount')}
          currency={from}
          locale={locale}
          decimals={decimalsOf(from)}
          value={amount}
          onChange={setAmount}
          readAs={(written) => t('accounts.calc.readAs', { amount: written })}
        />
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-4">
          <div className="grid gap-4">
            <Select label={t('accounts.calc.from')} items={items} value={from} onChange={setFrom} />
            <Select label={t('accounts.calc.to')} items={items} value={to} onChange={setTo} />
          </div>
          <IconButton
            className="mb-8"
            label={t('accounts.calc.swap')}
            icon={<ArrowDownUp className="size-5" />}
            onClick={swap}
          />
        </div>
        <div aria-live="polite" className="min-h-40">
          {exchange && <Result exchange={exchange} from={from} to={to} />}
          {!exchange && isPositive(amount === '' ? '0' : amount) && <Text id="accounts.calc.noRate" />}
        </div>
        {canExchange && (
          <Link
            to={paths.transferAccount.to(moveOf(openAccounts(accounts), { from, to, amount }))}
            className={buttonClass('primary')}
          >
            <ArrowLeftRight aria-hidden="true" className="size-5" />
            <Text id="kit.payments.move" />
          </Link>
        )}
      </div>
    </Section>
  );
}

/** The move that was calculated: the first open account of each currency, and the amount where it is one. */
function moveOf(accounts: readonly Account[], { from, to, amount }: Record<'from' | 'to' | 'amount', string>) {
  const idIn = (code: string) => accounts.find(({ currencyCode }) => currencyCode === code)?.accountId;
  return { from: idIn(from), to: idIn(to), ...(amount !== '' && { amount }) };
}

const DIFFERENCES = { less: 'accounts.calc.less', more: 'accounts.calc.more', same: 'accounts.calc.same' } as const;

interface ResultProps {
  exchange: Exchange;
  from: string;
  to: string;
}

function Result({ exchange: { rate, result, market }, from, to }: ResultProps) {
  const items: (SummaryItem | false | null)[] = [
    { id: 'ours', label: <Text id="accounts.rates.ours" />, value: <RateText from={from} to={to} rate={rate} /> },
    market && {
      id: 'mid',
      label: <Text id="accounts.rates.mid" />,
      value: <RateText from={from} to={to} rate={market.rate} />,
    },
  ];
  return (
    <div className="grid gap-2">
      <p>
        <span className="text-muted block text-sm">
          <Text id="accounts.calc.get" />
        </span>
        <AmountText amount={result} currency={to} size="large" always />
      </p>
      <SummaryList items={items.filter((item) => item !== null && item !== false)} />
      {market && (
        <p className="text-muted text-sm">
          <Text
            id={DIFFERENCES[market.kind]}
            values={{ amount: <AmountText amount={market.by} currency={to} size="told" always /> }}
          />
        </p>
      )}
    </div>
  );
}
