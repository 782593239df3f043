import { query } from '@bank/api-client';
import { AmountText, payeeShown, useLeavingDay, useRepeatWords } from '@bank/kit';
import { isolated, Text, useFormat, useText } from '@bank/i18n';
import { balanceInquiry } from '@bank/protocol/accounts';
import type { TransactionRequest } from '@bank/protocol/transfer-requests';
import { Button, SummaryList, Tracker } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';

interface RequestDetailsProps {
  request: TransactionRequest;
  /** This user may decide it. */
  isMine: boolean;
  onDecide(isDeclined: boolean): void;
}

const STATES = { done: 'transfers.track.done', now: 'transfers.track.now', next: 'transfers.track.next' } as const;

/** As high as an amount: what stands below it stays where it is. */
const NO_AMOUNT = '\u00a0';

/** One request: why it needs an approval, its facts, and its progress. */
export function RequestDetails({ request, isMine, onDecide }: RequestDetailsProps) {
  const t = useText();
  const format = useFormat();
  const repeats = useRepeatWords();
  const leavingDay = useLeavingDay();
  const { summary, createdBy, createdAt, expiresAt, fromAccountName, isOwn } = request;
  const { approvals, approvalsNeeded, waitsFor } = request;
  const { payee, amount, currencyCode, fee, total, debitCurrencyCode, note } = summary;
  const { data, isPending } = useQuery(query(balanceInquiry, undefined, { lazy: true }));
  const account = data?.accounts.account.find(({ accountId }) => accountId === summary.fromAccountId);
  const money = (value: string) => <AmountText amount={value} currency={debitCurrencyCode} />;
  return (
    <div>
      <div className="grid gap-2 p-5">
        <p className="text-muted text-sm">
          <Text
            id="transfers.approved.askedBy"
            values={{ creator: createdBy.name, date: format.date(createdAt, 'dayTime') }}
          />
        </p>
        <p className="sheet-sentence">
          <Text
            id="transfers.approved.pay"
            values={{
              amount: (
                <b key="amount">
                  <AmountText amount={amount} currency={currencyCode} size="told" />
                </b>
              ),
              name: <b key="name">{isolated(payee.name)}</b>,
              account: fromAccountName,
            }}
          />
        </p>
      </div>
      <p className="bg-accent-soft flex gap-2.5 px-5 py-3 text-sm">
        <Users aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>
          {isOwn ? (
            <Text id="transfers.approved.whyOwn" />
          ) : (
            <Text id="transfers.approved.why" values={{ creator: createdBy.name }} />
          )}
        </span>
      </p>
      <div className="grid gap-4 p-5 pt-2">
        <SummaryList
          items={[
            { id: 'to', label: t('kit.to'), value: payeeShown(payee) },
            ...(summary.subscription
              ? [{ id: 'repeat', label: t('transfers.repeat.label'), value: repeats(summary.subscription) }]
              : []),
            ...(summary.leavesAt
              ? [{ id: 'date', label: t('transfers.date.leavesOn'), value: leavingDay(summary.leavesAt) }]
              : []),
            ...(note ? [{ id: 'note', label: t('transfers.p2p.note'), value: note }] : []),
            { id: 'fee', label: t('kit.fee'), value: money(fee) },
            { id: 'total', label: t('transfers.approved.leaves', { account: fromAccountName }), value: money(total) },
            ...(approvalsNeeded > 1
              ? [
                  {
                    id: 'needs',
                    label: t('kit.place.approvals'),
                    value: t('transfers.approved.needsValue', { given: approvals.length, needed: approvalsNeeded }),
                  },
                ]
              : []),
            ...(expiresAt === null
              ? []
              : [{ id: 'until', label: t('transfers.approved.until'), value: format.date(expiresAt, 'dayTime') }]),
            // The money is on hold already, so what is available is what stays.
            ...(account || isPending
              ? [
                  {
                    // One entry takes the place of the other: that is no movement.
                    id: account ? 'left' : 'left, yet unknown',
                    label: t('transfers.approved.afterwards'),
                    value: account ? (
                      money(account.available)
                    ) : (
                      <span className="skeleton ms-auto w-20">{NO_AMOUNT}</span>
                    ),
                  },
                ]
              : []),
          ]}
        />
        <Tracker
          label={t('transfers.track.label')}
          stateLabel={(state) => t(STATES[state])}
          steps={[
            {
              id: 'asked',
              state: 'done',
              label: t('transfers.approved.asked', { creator: createdBy.name }),
              time: format.date(createdAt, 'short'),
            },
            ...approvals.map(({ name, at }) => ({
              id: `approved ${name} ${at}`,
              state: 'done' as const,
              label: t('transfers.approved.approvedBy', { name }),
              time: format.date(at, 'dayTime'),
            })),
            {
              id: 'decide',
              state: 'now',
              label: t(isMine ? 'transfers.approved.youDecide' : 'transfers.track.other'),
              // Who may decide knows it; the others read whom to ask.
              note:
                isMine || waitsFor.length === 0
                  ? t('transfers.track.hold')
                  : t('transfers.approved.canApprove', { names: waitsFor.join(', ') }),
            },
            { id: 'there', state: 'next', label: t('transfers.track.reaches', { name: payee.name }) },
          ]}
        />
        {isMine && (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => onDecide(true)}>
              <Text id="transfers.approved.declineThis" />
            </Button>
            <Button variant="secondary" className="flex-1" onClick={() => onDecide(false)}>
              <Text id="transfers.approved.approveThis" />
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
