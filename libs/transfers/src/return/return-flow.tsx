import { Text } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import type { Transaction } from '@bank/protocol/history';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useWatched } from '../flow/form-watch';
import { NoteField } from '../flow/note-field';
import { type FormPart, PaymentFlow } from '../flow/payment-flow';
import { PaymentForm } from '../flow/payment-form';
import type { Sender } from '../flow/payment-screen';
import { NOTE_MAX } from '../transfer-rules';
import { returnKind, type ReturnValues } from './return-kind';

interface ReturnFlowProps {
  accounts: readonly Account[];
  sender: Sender;
  /** What is given back. */
  received: Transaction;
}

const EMPTY: ReturnValues = { note: '' };
const SCHEMA: z.ZodMiniType<ReturnValues, ReturnValues> = z.object({
  note: z.string().check(z.maxLength(NOTE_MAX, 'noteLong')),
});
const ERRORS = { noteLong: 'transfers.p2p.noteLong' } as const;
const RECHECKED: readonly string[] = [];
const NOTHING_FOLLOWS = () => ({});
const NO_QUOTE = { quote: undefined, isCurrent: true, shortFor: null, refused: null };

/** A received payment goes back, from the question over the review to the receipt. */
export function ReturnFlow({ accounts, sender, received }: ReturnFlowProps) {
  const kind = useMemo(() => returnKind(received), [received]);
  return (
    <PaymentFlow kind={kind} empty={EMPTY} accounts={accounts} {...sender}>
      {(form) => <ReturnForm form={form} received={received} />}
    </PaymentFlow>
  );
}

function ReturnForm({ form, received }: { form: FormPart<ReturnValues>; received: Transaction }) {
  const [values, onValues] = useWatched(form.defaults);
  const { counterpartyName: name, amount, currencyCode: currency } = received;
  return (
    <PaymentForm
      form={form}
      schema={SCHEMA}
      errors={ERRORS}
      label="transfers.return.title"
      onValues={onValues}
      rechecked={RECHECKED}
      follow={NOTHING_FOLLOWS}
      told={{ name, amount, currency, quote: NO_QUOTE }}
      who={
        <>
          <p className="text-muted">
            <Text id="transfers.return.about" />
          </p>
          <NoteField note={values.note} />
        </>
      }
      amount={null}
    />
  );
}
