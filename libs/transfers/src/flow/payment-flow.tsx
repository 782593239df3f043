import type { ApiFailure } from '@bank/api-client';
import { asFailure, FindingOutDialog, PaymentApproval, useExclusive } from '@bank/kit';
import { Text } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import { Banner, Button, dropDraft, hasDraft, Panel } from '@bank/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type PaymentKind, type Problem, problemOf } from './payment-kind';
import { Receipt } from './receipt';
import { ReviewSheet } from './review-sheet';
import { chosenAccount } from '../transfer-rules';
import { usePayment } from './use-payment';

/** What the form of a kind is given. */
export interface FormPart<Values> {
  defaults: Values;
  /** The bank's refusals by field, as sentences. */
  fieldErrors?: Readonly<Record<string, string>>;
  /** Why the last try to go on failed, where no field is to blame. */
  failure: ApiFailure | null;
  onContinue(values: Values): Promise<void>;
}

interface PaymentFlowProps<Values, Input> {
  kind: PaymentKind<Values, Input>;
  /** What the form starts with. */
  empty: Values;
  /** The signed-in address. */
  owner: string;
  /** Access level 3 (R2.1.2). */
  isForApproval: boolean;
  accounts: readonly Account[];
  children(form: FormPart<Values>): ReactNode;
}

/** From the form over the review and the approval to the receipt, for every kind. The form stays mounted: nothing typed is lost. */
export function PaymentFlow<Values extends object, Input>(props: PaymentFlowProps<Values, Input>) {
  const { kind, empty, owner, isForApproval, accounts, children } = props;
  const [start, setStart] = useState(() => ({ defaults: empty, round: 0, isKept: hasDraft(kind.id, empty) }));
  const [problem, setProblem] = useState<Problem | null>(null);
  const checking = useExclusive();
  const flow = usePayment(kind, owner, () => dropDraft(kind.id));
  const { sending, returned } = flow;
  const refusal = returned?.reason === 'refused' ? returned.failure : null;
  const fieldErrors = problem?.fields ?? refusal?.fields;
  useFocusOf(fieldErrors, kind.fieldIds);

  const proceed = (values: Values) =>
    checking.run(async () => {
      setProblem(null);
      try {
        const order = await kind.order(values);
        if (order.isReady) flow.review(order);
        else setProblem(order);
      } catch (error) {
        setProblem(problemOf(asFailure(error)));
      }
    });
  const restart = (defaults: Values) => {
    dropDraft(kind.id);
    setProblem(null);
    setStart(({ round }) => ({ defaults, round: round + 1, isKept: false }));
    flow.startOver();
  };

  return (
    <>
      {returned && returned.reason !== 'refused' && (
        <Banner tone="warning" title={<Text id={RETURNED[returned.reason].title} />}>
          <Text id={RETURNED[returned.reason].body} />
        </Banner>
      )}
      {start.isKept && (
        <Banner
          tone="info"
          action={
            <Button variant="quiet" size="small" onClick={() => restart(empty)}>
              <Text id="transfers.draft.clear" />
            </Button>
          }
        >
          <Text id="transfers.draft.kept" />
        </Banner>
      )}
      <Panel key={start.round}>
        {children({ defaults: start.defaults, fieldErrors, failure: problem?.failure ?? null, onContinue: proceed })}
      </Panel>
      {flow.isLost ? (
        <FindingOutDialog title="transfers.unknown.title" body="transfers.unknown.body" />
      ) : (
        sending.step === 'review' && (
          <ReviewSheet
            summary={sending.order.summary}
            words={kind.words}
            fromAccount={chosenAccount(accounts, sending.order.summary.fromAccountId)?.name ?? ''}
            isForApproval={isForApproval}
            isPending={flow.isPending}
            failure={flow.failure}
            onSend={() => void flow.send()}
            onEdit={flow.edit}
          />
        )
      )}
      {sending.step === 'approval' && (
        <PaymentApproval
          payment={sending.payment}
          lookUp={flow.lookUp}
          onConfirmed={flow.approved}
          onGivenUp={flow.givenUp}
        />
      )}
      {sending.step === 'done' && (
        <Receipt
          payment={sending.payment}
          words={kind.words}
          wasCoded={sending.wasCoded}
          onClose={() => restart(empty)}
          onAgain={() => restart(kind.again(sending.payment.summary))}
        />
      )}
    </>
  );
}

/** Puts the focus into the first field that a refusal names, once for each refusal. */
function useFocusOf(fieldErrors: Problem['fields'], fieldIds: Readonly<Record<string, string>>): void {
  const focused = useRef(fieldErrors);
  useEffect(() => {
    if (focused.current === fieldErrors) return;
    focused.current = fieldErrors;
    const [field] = Object.keys(fieldErrors ?? {});
    if (field !== undefined) document.getElementById(fieldIds[field] ?? '')?.focus();
  }, [fieldErrors, fieldIds]);
}

const RETURNED = {
  absent: { title: 'transfers.unknown.absentTitle', body: 'transfers.unknown.absentBody' },
  over: { title: 'transfers.unknown.overTitle', body: 'transfers.unknown.overBody' },
} as const;
