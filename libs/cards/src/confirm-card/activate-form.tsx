import { call, invalidate, query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import {
  accountKind,
  AmountText,
  askedFields,
  Answer,
  BankForm,
  extraAnswers,
  extraProblem,
  ExtraFields,
  type ExtraValues,
  fieldMessage,
  FindingOut,
  nothingEntered,
  paymentIn,
  useAccountItems,
  useMoneyCall,
} from '@bank/kit';
import { type Account, balanceInquiry } from '@bank/protocol/accounts';
import { type Card, cardActivate, cardActivationData, cardList } from '@bank/protocol/cards';
import type { ExtraParam } from '@bank/protocol/extra-params';
import { FormSelect, FormSubmit, SummaryList } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { record, string } from 'zod/mini';
import { CardFace } from '../card-face/card-face';
import { ActivatedCard } from './activated-card';

/** Accounts that can pay a fee. */
const payingAccounts = (accounts: readonly Account[]) =>
  accounts.filter((account) => accountKind(account) === 'payment' && account.accountStatusId === 2);

interface ActivateFormProps {
  card: Card;
  accounts: readonly Account[];
}

/** The fee first, then what the bank asks, then the PIN. */
export function ActivateForm({ card, accounts }: ActivateFormProps) {
  const data = useQuery(query(cardActivationData, { accountId: card.accountId }));
  return (
    <Answer of={data}>
      {({ fees, feeCurrency, extraParams }) => (
        <Activation
          card={card}
          accounts={payingAccounts(accounts)}
          params={extraParams}
          fee={{ amount: fees, currency: feeCurrency }}
        />
      )}
    </Answer>
  );
}

const FEE_ACCOUNT = 'feeAccountId';

interface ActivationProps extends ActivateFormProps {
  params: readonly ExtraParam[];
  fee: { amount: string; currency: string };
}

function Activation({ card, accounts, params, fee }: ActivationProps) {
  const t = useText();
  const [pin, setPin] = useState<string | null>(null);
  const [wish, setWish] = useState('');
  // A lost answer that turns out well leaves the card active: the PIN is then shown after a code.
  const [isFound, setFound] = useState(false);
  const money = useMoneyCall({
    form: `card.activate.${card.accountId}`,
    wish,
    answerIn: paymentIn,
    async onFound(payment) {
      setFound(payment !== null);
      await invalidate(cardList, balanceInquiry);
    },
  });
  const schema = useMemo(() => schemaOf(params), [params]);
  const items = useAccountItems(accounts);
  if (pin !== null || isFound) return <ActivatedCard pin={pin} onHidden={() => invalidate(cardList, balanceInquiry)} />;

  const submit = (values: ExtraValues) => {
    const feeAccountId = Number(values[FEE_ACCOUNT]);
    const body = { accountId: card.accountId, extraParams: extraAnswers(params, values), feeAccountId };
    return money.send(async (idempotencyKey) => {
      const { pinCode } = await call(cardActivate, body, { idempotencyKey });
      setPin(pinCode);
      // A repeated call answers none once its time is over.
      setFound(pinCode === null);
    });
  };
  return (
    <>
      <div className="max-w-xs">
        <CardFace card={card} />
      </div>
      {money.isLost && <FindingOut />}
      <BankForm
        schema={schema}
        defaults={{ ...nothingEntered(params), [FEE_ACCOUNT]: items[0]?.id ?? '' }}
        failure={money.failure}
        onSubmit={submit}
        onEdit={(values) => setWish(JSON.stringify(values))}
      >
        <ExtraFields params={params} />
        <FormSelect name={FEE_ACCOUNT} label={t('cards.feeAccount')} items={items} />
        <SummaryList
          items={[
            {
              id: 'fee',
              label: t('kit.fee'),
              value: <AmountText amount={fee.amount} currency={fee.currency} always />,
              strong: true,
            },
          ]}
        />
        <FormSubmit>
          <Text
            id="cards.activateFor"
            values={{ amount: <AmountText amount={fee.amount} currency={fee.currency} always /> }}
          />
        </FormSubmit>
      </BankForm>
    </>
  );
}

/** A schema that follows what was chosen: only the fields that are there now can be wrong. */
function schemaOf(params: readonly ExtraParam[]) {
  return record(string(), string()).check((context) => {
    for (const param of askedFields(params, context.value)) {
      const message = extraProblem(param, context.value[param.name]);
      if (message !== null) {
        context.issues.push({ code: 'custom', message, path: [param.name], input: context.value });
      }
    }
    if (!isFilled(context.value[FEE_ACCOUNT])) {
      context.issues.push({
        code: 'custom',
        message: fieldMessage('kit.extra.missing'),
        path: [FEE_ACCOUNT],
        input: context.value,
      });
    }
  });
}

const isFilled = (value: string | undefined) => value !== undefined && value !== '';
