import type { ApiFailure } from '@bank/api-client';
import { asFailure, FindingOutDialog, useExclusive } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import type { ApprovalMode } from '@bank/protocol/customer';
import type { Account } from '@bank/protocol/accounts';
import type { PaymentSummary } from '@bank/protocol/payment';
import { Banner, Button, dropDraft, hasDraft, readDraft } from '@bank/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { chosenAccount } from '../transfer-rules';
import { type PaymentKind, type PaymentWords, type Problem, problemOf } from './payment-kind';
import { hintsOn } from './hints-on';
import { PaymentSheetSlot } from './payment-sheet-slot';
import { ReceiptSlot } from './receipt/receipt-slot';
import { useGiven, useGivenAgain } from './use-given';
import { usePayment } from './use-payment';
import { type Step, useSteps } from './use-steps';

/** What the form of a kind is given. */
export interface FormPart<Values> {
  /** Names the draft. */
  id: string;
  defaults: Values;
  step: Step;
  /** Another page has filled a part of it. */
  isGiven: boolean;
  /** There is no question before this one. */
  isAskedAtOnce: boolean;
  /** Both questions are answered, and the sheet is open. */
  isChecked: boolean;
  words: PaymentWords;
  /** The bank's refusals by field, as sentences. */
  fieldErrors?: Readonly<Record<string, string>>;
  /** Why the last try to go on failed, where no field is to blame. */
  failure: ApiFailure | null;
  onContinue(values: Values): Promise<void>;
  /** The user changed an answer. */
  onEdit(): void;
  onBack(): void;
}

interface PaymentFlowProps<Values, Input> {
  kind: PaymentKind<Values, Input>;
  /** What the form starts with. */
  empty: Values;
  /** The signed-in address. */
  owner: string;
  /** How the customer approves what they send. */
  approveMode: ApprovalMode;
  accounts: readonly Account[];
  children(form: FormPart<Values>): ReactNode;
}

/** From the first question over the review and the approval to the receipt, for every kind. Nothing typed is lost on the way. */
export function PaymentFlow<Values extends object, Input>(props: PaymentFlowProps<Values, Input>) {
  return <Flow key={useGivenAgain(props.kind.given)} {...props} />;
}

function Flow<Values extends object, Input>(props: PaymentFlowProps<Values, Input>) {
  const { kind, empty, owner, approveMode, accounts, children } = props;
  const t = useText();
  const steps = useSteps();
  const given = useGiven<Values>(kind.id, kind.given, kind.isBegun);
  const [start, setStart] = useState(() => {
    if (given !== null) dropDraft(kind.id);
    const filled = { ...empty, ...given };
    const defaults = given !== null && kind.fit ? kind.fit(filled, given) : filled;
    return { defaults, round: 0, isKept: hasDraft(kind.id, defaults) };
  });
  const [isBegun, setBegun] = useState(() => kind.isBegun({ ...start.defaults, ...readDraft(kind.id) }));
  const [problem, setProblem] = useState<Problem | null>(null);
  const checking = useExclusive();
  const reviewed = useRef<Values | null>(null);
  /** Asks for the price again and shows it beside the one before; what is in the way now leads back to the form. */
  const renew = (): Promise<void> =>
    checking.run(async () => {
      if (reviewed.current === null || sending.step !== 'review') return;
      const { hints, summary } = sending.order;
      try {
        const order = await kind.order(reviewed.current);
        if (order.isReady) return flow.review({ ...order, hints, totalBefore: summary.total });
        setProblem(order);
      } catch (error) {
        setProblem(problemOf(asFailure(error)));
      }
      flow.givenUp();
    });
  const flow = usePayment(
    kind,
    owner,
    () => dropDraft(kind.id),
    () => renew(),
  );
  const { sending, returned } = flow;
  const refusal = returned?.reason === 'refused' ? returned.failure : null;
  const fieldErrors = problem?.fields ?? refusal?.fields;
  // Where another page answered the first question, the second is asked from the first frame on; the address says so a little later.
  const [isLedOn, setLedOn] = useState(() => given !== null && kind.isBegun(given));
  if (isLedOn && steps.asked === 'amount') setLedOn(false);
  const isSecond = (isLedOn || steps.asked === 'amount') && isBegun;
  const step: Step = kind.isAskedAtOnce || isSecond ? 'amount' : 'who';
  const isDone = sending.step === 'done';

  const proceed = (values: Values) =>
    checking.run(async () => {
      setProblem(null);
      try {
        if (step === 'who' && !kind.isOnce) {
          const found = await kind.begin(values);
          if (found) return setProblem(found);
          setBegun(true);
          return steps.toAmount();
        }
        const order = await kind.order(values);
        if (!order.isReady) return setProblem(order);
        reviewed.current = values;
        const [hints] = await Promise.all([hintsOn(order.summary), PaymentSheetSlot.ready(), ReceiptSlot.ready()]);
        flow.review({ ...order, hints });
        steps.openSheet();
      } catch (error) {
        setProblem(problemOf(asFailure(error)));
      }
    });
  const restart = (defaults: Values) => {
    dropDraft(kind.id);
    setProblem(null);
    setBegun(kind.isBegun(defaults));
    setStart(({ round }) => ({ defaults, round: round + 1, isKept: false }));
    flow.startOver();
  };

  // The question about the payee is answered where the payment before says enough.
  const follow = (values: Values) => {
    if (kind.isBegun(values)) steps.toAmount();
    else steps.toStart();
    restart(values);
  };

  // A refusal of the payee leads back to the question about the payee, before anything says that its field is not on the page.
  const isWhoRefused = Object.keys(fieldErrors ?? {}).some((field) => kind.whoFields.includes(field));
  useLayoutEffect(() => {
    if (isWhoRefused) setBegun(false);
  }, [isWhoRefused, fieldErrors]);
  useFocusOf(fieldErrors, kind.fieldIds, step);

  // The receipt takes the place of the sheet in the history; going back from it begins another payment. A step that the browser took
  // meanwhile undoes that, so it is asked for again from the address that the step led to.
  const receipt = useRef<'none' | 'open' | { askedAt: string }>('none');
  useEffect(() => {
    if (!isDone) receipt.current = 'none';
    else if (steps.isSent) receipt.current = 'open';
    else if (receipt.current === 'open') restart(empty);
    else if (receipt.current === 'none' || receipt.current.askedAt !== steps.address) {
      receipt.current = { askedAt: steps.address };
      steps.toSent();
    }
  });
  // Refused or given up: the sheet has nothing to show any more.
  const wasForm = useRef(true);
  useEffect(() => {
    if (sending.step === 'form' && !wasForm.current) steps.closeSheet();
    wasForm.current = sending.step === 'form';
  });

  if (sending.step === 'done') {
    return (
      <ReceiptSlot
        {...sending}
        words={kind.words}
        details={kind.details?.(sending.payment.summary) ?? []}
        fromAccount={nameOf(accounts, sending.payment.summary.fromAccountId)}
        onUndo={flow.undo}
        isUndoLost={flow.isUndoLost}
        isOnce={kind.isOnce}
        onAnother={() => {
          steps.toStart();
          restart(empty);
        }}
        onAgain={() => follow(sameAs(kind, sending.payment.summary))}
        onMonthly={
          repeats(kind) ? () => follow({ ...sameAs(kind, sending.payment.summary), subscriptionPeriod: 'month' }) : null
        }
      />
    );
  }
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
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                steps.toStart();
                restart(empty);
              }}
            >
              <Text id="transfers.draft.clear" />
            </Button>
          }
        >
          <Text id="transfers.draft.kept" />
        </Banner>
      )}
      <div key={start.round}>
        {children({
          id: kind.id,
          defaults: start.defaults,
          step,
          isGiven: given !== null,
          isAskedAtOnce: kind.isAskedAtOnce ?? false,
          isChecked: sending.step !== 'form' && steps.isSheetOpen,
          words: kind.words,
          fieldErrors,
          // The question about the payee comes back after the refusal: what its field is told is lost when the focus leaves it.
          failure: problem?.failure ?? (isWhoRefused ? refusal : null),
          onContinue: proceed,
          // What was said of other answers is not true of these.
          onEdit: () => setProblem((before) => (before?.failure ? null : before)),
          onBack: steps.back,
        })}
      </div>
      {flow.isLost ? (
        <FindingOutDialog title="transfers.unknown.title" body="transfers.unknown.body" />
      ) : (
        <PaymentSheetSlot
          title={t('transfers.review.title')}
          flow={flow}
          onRateOver={renew}
          steps={steps}
          words={kind.words}
          details={(summary) => kind.details?.(summary) ?? []}
          fromAccount={(accountId) => nameOf(accounts, accountId)}
          approveMode={approveMode}
        />
      )}
    </>
  );
}

/** The values of another payment like one that was made: to the same payee, of the same amount and note. */
const sameAs = <Values extends object, Input>(kind: PaymentKind<Values, Input>, summary: PaymentSummary): Values => ({
  ...kind.again(summary),
  amount: summary.amount,
  note: summary.note,
});

/** A kind that repeats says where its last day is asked. */
const repeats = <Values, Input>({ fieldIds }: PaymentKind<Values, Input>): boolean => 'subscriptionEndsOn' in fieldIds;

const nameOf = (accounts: readonly Account[], accountId: number) => chosenAccount(accounts, accountId)?.name ?? '';

/** Puts the focus into the first field that a refusal names, once for each refusal and as soon as the field is there. */
function useFocusOf(fieldErrors: Problem['fields'], fieldIds: Readonly<Record<string, string>>, step: Step): void {
  const focused = useRef(fieldErrors);
  useEffect(() => {
    if (focused.current === fieldErrors) return;
    const [field] = Object.keys(fieldErrors ?? {});
    const element = field === undefined ? null : document.getElementById(fieldIds[field] ?? '');
    if (field !== undefined && element === null) return;
    focused.current = fieldErrors;
    element?.focus();
  }, [fieldErrors, fieldIds, step]);
}

const RETURNED = {
  absent: { title: 'transfers.unknown.absentTitle', body: 'transfers.unknown.absentBody' },
  over: { title: 'transfers.unknown.overTitle', body: 'transfers.unknown.overBody' },
} as const;
