import { Text, useText } from '@bank/i18n';
import { LoadFailure, useNotify, Pages, pagesOf } from '@bank/kit';
import type { TransactionRequest } from '@bank/protocol/transfer-requests';
import { Checkbox, EmptyState, Panel, Select, Skeleton } from '@bank/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { decidable, filterOf, listQuery, PAGE_SIZE, searchOf } from './approved-rules';
import { DecisionDialogs } from './decision-dialogs';
import { RequestRow } from './request-row';
import { SelectionBar } from './selection-bar';
import { useDecision } from './use-decision';

interface RequestBoardProps {
  ownEmail: string;
  mayApprove: boolean;
}

/** The list with its filter, what is selected in it, and what becomes of that. */
export function RequestBoard({ ownEmail, mayApprove }: RequestBoardProps) {
  const t = useText();
  const notify = useNotify();
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const { data, error, refetch } = useQuery({ ...listQuery(filter), placeholderData: keepPreviousData });
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const decision = useDecision((status, { length: count }) => {
    setPicked(new Set());
    notify({
      severity: 'success',
      title: t(status === 'approved' ? 'transfers.approved.wereApproved' : 'transfers.approved.wereDeclined', {
        count,
      }),
    });
  });
  const narrow = (next: Partial<typeof filter>) => {
    setPicked(new Set());
    setSearch(searchOf({ ...filter, ...next }));
  };

  if (!data) {
    if (!error) return <ListSkeleton />;
    return <LoadFailure title="transfers.approved.failed" error={error} onRetry={refetch} />;
  }
  const { transactionRequestList: requests, transactionRequestCount, creators } = data;
  const mine = decidable(requests, mayApprove);
  // What was decided elsewhere has left the list, and with it the selection.
  const selected = mine.filter(({ transactionId }) => picked.has(transactionId));
  const pages = pagesOf(transactionRequestCount, PAGE_SIZE);
  const pick = (request: TransactionRequest, isSelected: boolean) =>
    setPicked((before) => {
      const next = new Set(before);
      if (isSelected) next.add(request.transactionId);
      else next.delete(request.transactionId);
      return next;
    });

  return (
    <>
      {(creators.length > 0 || filter.createdBy !== null) && (
        <Select
          label={t('transfers.approved.creator')}
          value={String(filter.createdBy ?? EVERYBODY)}
          onChange={(id) => narrow({ page: 1, createdBy: id === EVERYBODY ? null : Number(id) })}
          items={[
            { id: EVERYBODY, label: t('transfers.approved.everybody') },
            ...creators.map(({ userId, name }) => ({ id: String(userId), label: name })),
          ]}
        />
      )}
      {requests.length === 0 ? (
        <EmptyState icon={<ClipboardCheck />} title={<Text id="transfers.approved.empty" />}>
          <Text id="transfers.approved.emptyBody" />
        </EmptyState>
      ) : (
        <Panel kind="flush">
          {mine.length > 1 && (
            <div className="border-line border-b px-4">
              <Checkbox
                label={t('transfers.approved.selectAll', { count: mine.length })}
                checked={selected.length === mine.length}
                onChange={({ target }) =>
                  setPicked(new Set(target.checked ? mine.map(({ transactionId }) => transactionId) : []))
                }
              />
            </div>
          )}
          <ul aria-label={t('kit.place.approvals')} className="divide-line divide-y">
            {requests.map((request) => (
              <RequestRow
                key={request.transactionId}
                request={request}
                isSelected={picked.has(request.transactionId)}
                onSelect={mine.includes(request) ? (isSelected) => pick(request, isSelected) : null}
              />
            ))}
          </ul>
        </Panel>
      )}
      <Pages page={filter.page} pages={pages} onPage={(page) => narrow({ page })} />
      {selected.length > 0 && (
        <SelectionBar selected={selected} onDecide={(isDeclined) => decision.review(selected, isDeclined)} />
      )}
      <DecisionDialogs decision={decision} ownEmail={ownEmail} />
    </>
  );
}

const EVERYBODY = 'all';

function ListSkeleton() {
  const t = useText();
  return (
    <Panel>
      <Skeleton shape="row" count={6} label={t('transfers.approved.loading')} />
    </Panel>
  );
}
