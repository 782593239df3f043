import { BankForm, FailureNote, fieldText, StrayNote, useFlowPlan } from '@bank/kit';
import { type MessageId, Text, useText } from '@bank/i18n';
import { Button, FlowArt, FormSubmit } from '@bank/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { FormWatch, type FormWatchProps } from './form-watch';
import { PaymentFacts } from './payment-facts';
import type { FormPart } from './payment-flow';
import { Sentence, useArrival } from './sentence';
import type { LiveQuote } from './use-live-quote';
import { useWaits } from './waits';

interface PaymentFormProps<Values extends Record<string, string>> extends Omit<FormWatchProps, 'recheck'> {
  form: FormPart<Values>;
  /** Changes when more is known; what was filled in is then checked again. */
  schema: ZodMiniType<Values, Values>;
  /** What its messages say. */
  errors: Readonly<Record<string, MessageId>>;
  label: MessageId;
  /** The bank's own sentence, which stands for the message `SAID` of the schema. */
  said?: string;
  /** Fields that no draft keeps. */
  secret?: readonly string[];
  /** What the answers come to so far. */
  told: {
    name: string | null;
    amount: string;
    currency: string;
    quote: Omit<LiveQuote, 'renew'>;
    isOwn?: boolean;
    isRateBeside?: boolean;
  };
  /** The fields of the first question; none where all is asked at once. */
  who?: ReactNode;
  /** Those of the second. */
  amount: ReactNode;
}

/** The field that the bank computes is busy, and not blank. */
const firstBlank = (fields: HTMLElement | null): HTMLInputElement | undefined =>
  [...(fields?.querySelectorAll<HTMLInputElement>('input:not([aria-busy="true"])') ?? [])].find(
    ({ value }) => value === '',
  );

/** The message of a schema for what the bank has said of an amount. */
export const SAID = 'said';

/** The questions of a payment: its draft, its failures, the sentence that grows beside them, and the way on. */
export function PaymentForm<Values extends Record<string, string>>(props: PaymentFormProps<Values>) {
  const { form, schema, errors, label, said, secret, told, who, amount, ...watched } = props;
  const { step, words, id } = form;
  const t = useText();
  const isSecond = step === 'amount' && !form.isAskedAtOnce;
  useFlowPlan({
    steps: words.plan,
    at: form.isChecked ? words.plan.length - 1 : isSecond ? 1 : 0,
    title: step === 'amount' && told.name !== null ? t('transfers.flow.to', { name: told.name }) : undefined,
    onBack: isSecond ? form.onBack : undefined,
  });
  const fields = useRef<HTMLDivElement>(null);
  const asked = useRef(step);
  // What another page has filled is done: the first field that is left has the focus.
  useEffect(() => {
    if (form.isGiven) firstBlank(fields.current)?.focus();
  }, [form.isGiven]);
  useEffect(() => {
    if (asked.current === step) return;
    asked.current = step;
    fields.current?.querySelector('input')?.focus();
  }, [step]);
  const sentence = (message: string) => {
    if (message === SAID && said !== undefined) return said;
    const text = errors[message];
    return text === undefined ? fieldText(message, t) : t(text);
  };
  const { quote, isCurrent, shortFor } = told.quote;
  const arrival = useArrival(words, quote?.arrivesAt, quote?.leavesAt);
  const waits = useWaits();
  const isForOthers = quote?.approval.by === 'others';
  const after = (quote && waits(quote.approval)) ?? arrival;
  return (
    <BankForm
      schema={schema}
      defaults={form.defaults}
      draftKey={id}
      secret={secret}
      label={t(label)}
      errorText={sentence}
      fieldErrors={form.fieldErrors}
      hasOwnNote
      onEdit={form.onEdit}
      onSubmit={form.onContinue}
    >
      <FormWatch recheck={schema} {...watched} />
      <div className="flow-grid">
        <p className="flow-told flow-sentence">
          {/* For another payee all of it is new: what stands after the name takes its place, and does not move. */}
          <Sentence
            key={told.name}
            words={words}
            name={told.name}
            amount={told.amount}
            currency={told.currency}
            after={quote ? after : null}
          />
        </p>
        <div ref={fields} className="flow-fields grid gap-5">
          {form.failure ? <FailureNote failure={form.failure} money /> : <StrayNote money />}
          {step === 'who' ? who : amount}
        </div>
        {step === 'amount' && quote && (
          <div className="flow-facts">
            <PaymentFacts
              quote={quote}
              isCurrent={isCurrent}
              currency={told.currency}
              isShort={shortFor !== null}
              isOwn={told.isOwn}
              isRateBeside={told.isRateBeside}
            />
          </div>
        )}
        {/* Of each question its own: the way on from the next one does not come from where this one had it. */}
        <div key={step} className="flow-end flow-actions">
          <FormSubmit wide={false} pendingLabel={t('kit.checking')}>
            <Text
              id={
                step === 'who' ? 'kit.continue' : isForOthers ? 'transfers.flow.check' : 'transfers.flow.checkAndSend'
              }
            />
          </FormSubmit>
          {isSecond && (
            <Button variant="quiet" onClick={form.onBack}>
              <Text id="kit.back" />
            </Button>
          )}
        </div>
        <FlowArt />
      </div>
    </BankForm>
  );
}
