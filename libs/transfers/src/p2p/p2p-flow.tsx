import { type ApiFailure, queryClient, query } from '@bank/api-client';
import { ApprovalDialog, asFailure, payeeDetail, useExclusive } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import { type Account } from '@bank/protocol/accounts';
import { checkPayeeEmail } from '@bank/protocol/transfers';
import { Banner, dropDraft, Panel } from '@bank/ui';
import { useEffect, useRef, useState } from 'react';
import { chosenAccount, isShort } from '../transfer-rules';
import { UnknownOutcome } from '../unknown-outcome';
import { DRAFT_KEY, FIELD_IDS, P2pForm } from './p2p-form';
import { p2pInput } from './p2p-order';
import type { P2pValues } from './p2p-values';
import { ReviewSheet } from './review-sheet';
import { SuccessPopup } from './success-popup';
import { quoteQuery } from './use-quote';
import { useSend } from './use-send';

interface P2pFlowProps {
  accounts: readonly [Account, ...Account[]];
  ownEmail: string;
  /** Access level 3 (R2.1.2). */
  isForApproval: boolean;
}

/** From the form over the review and the approval to the receipt. The form stays mounted: nothing typed is lost. */
export function P2pFlow({ accounts, ownEmail, isForApproval }: P2pFlowProps) {
  const t = useText();
  const [start, setStart] = useState(() => ({ defaults: emptyValues(accounts[0]), round: 0 }));
  const [problem, setProblem] = useState<Problem | null>(null);
  const checking = useExclusive();
  const flow = useSend(ownEmail, () => dropDraft(DRAFT_KEY));
  const { sending, returned } = flow;
  const refusal = returned?.reason === 'refused' ? returned.failure : null;
  const fieldErrors = problem?.fields ?? refusal?.fields;

  const focused = useRef(fieldErrors);
  useEffect(() => {
    if (focused.current === fieldErrors) return;
    focused.current = fieldErrors;
    const [field] = Object.keys(fieldErrors ?? {});
    if (field !== undefined) document.getElementById(FIELD_IDS[field] ?? '')?.focus();
  }, [fieldErrors]);

  const proceed = (values: P2pValues) =>
    checking.run(async () => {
      setProblem(null);
      const input = p2pInput(values);
      try {
        const [payee, quote] = await Promise.all([
          queryClient.fetchQuery(query(checkPayeeEmail, { email: input.toEmail })),
          queryClient.fetchQuery(quoteQuery(values)),
        ]);
        if (!payee.exists || payee.name === null) setProblem({ fields: { toEmail: t('transfers.p2p.emailUnknown') } });
        else if (isShort(quote.total, quote.available))
          setProblem({ fields: { amount: t('transfers.p2p.amountShort') } });
        else flow.review({ input, quote, payeeName: payee.name });
      } catch (error) {
        setProblem(problemOf(asFailure(error)));
      }
    });

  const restart = (defaults: P2pValues) => {
    dropDraft(DRAFT_KEY);
    setProblem(null);
    setStart(({ round }) => ({ defaults, round: round + 1 }));
    flow.startOver();
  };

  return (
    <>
      {returned && returned.reason !== 'refused' && (
        <Banner tone="warning" title={<Text id={RETURNED[returned.reason].title} />}>
          <Text id={RETURNED[returned.reason].body} />
        </Banner>
      )}
      <Panel>
        <P2pForm
          key={start.round}
          accounts={accounts}
          ownEmail={ownEmail}
          defaults={start.defaults}
          fieldErrors={fieldErrors}
          failure={problem?.failure ?? null}
          onContinue={proceed}
        />
      </Panel>
      {sending.step === 'review' && (
        <ReviewSheet
          order={sending.order}
          account={chosenAccount(accounts, sending.order.input.accountId) ?? accounts[0]}
          isForApproval={isForApproval}
          isPending={flow.isPending}
          failure={flow.failure}
          onSend={() => void flow.send()}
          onEdit={flow.edit}
        />
      )}
      {sending.step === 'unknown' && (
        <UnknownOutcome idempotencyKey={sending.key} onSettled={(transfer) => void flow.settle(transfer)} />
      )}
      {sending.step === 'approval' && (
        <ApprovalDialog
          transfer={sending.transfer}
          lookUp={flow.lookUp}
          onConfirmed={(transfer) => void flow.approved(transfer)}
          onGivenUp={flow.givenUp}
        />
      )}
      {sending.step === 'done' && (
        <SuccessPopup
          transfer={sending.transfer}
          wasCoded={sending.wasCoded}
          onClose={() => restart(emptyValues(accounts[0]))}
          onAgain={() => {
            const { fromAccountId, payee, currencyCode } = sending.transfer.summary;
            restart({
              accountId: String(fromAccountId),
              toEmail: payeeDetail(payee),
              amount: '',
              currency: currencyCode,
              note: '',
            });
          }}
        />
      )}
    </>
  );
}

/** What is in the way of going on: single fields, or the call itself. */
interface Problem {
  fields?: Readonly<Record<string, string>>;
  failure?: ApiFailure;
}

function problemOf(failure: ApiFailure): Problem {
  return failure.fields && Object.keys(failure.fields).length > 0 ? { fields: failure.fields } : { failure };
}

const RETURNED = {
  absent: { title: 'transfers.unknown.absentTitle', body: 'transfers.unknown.absentBody' },
  over: { title: 'transfers.unknown.overTitle', body: 'transfers.unknown.overBody' },
} as const;

function emptyValues(account: Account): P2pValues {
  return {
    accountId: String(account.accountId),
    toEmail: '',
    amount: '',
    currency: account.currencyCode,
    note: '',
  };
}
