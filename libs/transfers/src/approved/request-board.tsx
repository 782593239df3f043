import { Text, useText } from '@bank/i18n';
import { LoadFailure, Pages, pagesOf, useAddressed, useNotify } from '@bank/kit';
import type { TransactionRequest } from '@bank/protocol/transfer-requests';
import {
  atLeast,
  breakpoints,
  Button,
  Checkbox,
  Dialog,
  EmptyState,
  ListPane,
  Panel,
  Skeleton,
  useMedia,
} from '@bank/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { decidable, filterOf, isNarrowed, isStillWaiting, listQuery, PAGE_SIZE, searchOf } from './approved-rules';
import { DecisionSheet } from './decision-sheet';
import { RequestDetails } from './request-details';
import { RequestFilters } from './request-filters';
import { RequestGroup } from './request-group';
import { SelectionBar } from './selection-bar';
import { useDecision } from './use-decision';

interface RequestBoardProps {
  mayApprove: boolean;
}

/** The list with its filter, the request that is open beside it, what is selected, and what becomes of that. */
export function RequestBoard({ mayApprove }: RequestBoardProps) {
  const t = useText();
  const notify = useNotify();
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const { data, error, refetch } = useQuery({ ...listQuery(filter), placeholderData: keepPreviousData });
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const opened = useAddressed(['request']);
  const isWide = useMedia(atLeast(breakpoints.desktop));
  const decision = useDecision((status, decided) => {
    setPicked(new Set());
    notify({
      severity: 'success',
      title: t(status === 'approved' ? 'transfers.approved.wereApproved' : 'transfers.approved.wereDeclined', {
        count: decided.length,
      }),
      ...(status === 'approved' && decided.some(isStillWaiting) ? { body: t('transfers.approved.oneMore') } : {}),
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
  const others = requests.filter((request) => !mine.includes(request));
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
  const asked = requests.find(({ transactionId }) => transactionId === opened.get('request'));
  // Beside the list there is always one open; in front of it only the one that was asked for.
  const open = asked ?? (isWide ? requests[0] : undefined);
  const details = open && (
    <RequestDetails
      request={open}
      isMine={mine.includes(open)}
      onDecide={(isDeclined) => {
        if (!isWide) opened.close();
        decision.review([open], isDeclined);
      }}
    />
  );
  const group = {
    openId: isWide ? open?.transactionId : undefined,
    picked,
    onOpen: (request: TransactionRequest) => opened.show({ request: request.transactionId }),
  };

  const pane = isWide && details && (
    <aside aria-label={t('transfers.approved.details')}>
      <Panel kind="flush">{details}</Panel>
    </aside>
  );

  return (
    <ListPane pane={pane || null}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {(creators.length > 0 || isNarrowed(filter)) && (
          <RequestFilters filter={filter} creators={creators} onNarrow={narrow} />
        )}
        {requests.length === 0 && !isNarrowed(filter) && (
          <EmptyState icon={<ClipboardCheck />} title={<Text id="transfers.approved.empty" />}>
            <Text id="transfers.approved.emptyBody" />
          </EmptyState>
        )}
        {requests.length === 0 && isNarrowed(filter) && (
          <EmptyState
            icon={<ClipboardCheck />}
            title={<Text id="transfers.approved.noneMatch" />}
            action={
              <Button variant="secondary" onClick={() => narrow(EVERYTHING)}>
                <Text id="transfers.approved.clearFilters" />
              </Button>
            }
          />
        )}
        {mine.length > 1 && (
          <Checkbox
            label={t('transfers.approved.selectAll', { count: mine.length })}
            checked={selected.length === mine.length}
            onChange={({ target }) =>
              setPicked(new Set(target.checked ? mine.map(({ transactionId }) => transactionId) : []))
            }
          />
        )}
        {mine.length > 0 && (
          <RequestGroup {...group} title="transfers.approved.forYou" requests={mine} onSelect={pick} />
        )}
        {others.length > 0 && (
          <RequestGroup {...group} title="transfers.approved.forOthers" requests={others} onSelect={null} />
        )}
        <Pages page={filter.page} pages={pages} onPage={(page) => narrow({ page })} />
        {selected.length > 0 && (
          <SelectionBar selected={selected} onDecide={(isDeclined) => decision.review(selected, isDeclined)} />
        )}
      </div>
      {!isWide && (
        <Dialog
          isOpen={asked !== undefined}
          onClose={opened.close}
          size="sheet"
          title={t('transfers.approved.details')}
          closeLabel={t('kit.close')}
        >
          {details}
        </Dialog>
      )}
      <DecisionSheet decision={decision} />
    </ListPane>
  );
}

const EVERYTHING = filterOf(new URLSearchParams());

function ListSkeleton() {
  const t = useText();
  return <Skeleton shape="row" count={6} label={t('transfers.approved.loading')} />;
}
