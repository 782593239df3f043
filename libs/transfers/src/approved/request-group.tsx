import { Text, useText, type MessageId } from '@bank/i18n';
import type { TransactionRequest } from '@bank/protocol/transfer-requests';
import { useId } from 'react';
import { RequestRow } from './request-row';

interface RequestGroupProps {
  title: MessageId;
  requests: readonly TransactionRequest[];
  picked: ReadonlySet<string>;
  /** The one that is shown beside the list. */
  openId: string | undefined;
  onOpen(request: TransactionRequest): void;
  /** Null: not this user's to decide. */
  onSelect: ((request: TransactionRequest, isSelected: boolean) => void) | null;
}

/** Requests of one standing, under their heading. */
export function RequestGroup({ title, requests, picked, openId, onOpen, onSelect }: RequestGroupProps) {
  const id = useId();
  const t = useText();
  return (
    <section>
      <div className="border-line flex items-baseline justify-between gap-3 border-b pb-2 text-sm">
        <h2 id={id} className="font-semibold">
          <Text id={title} />
        </h2>
        <span className="text-muted">{t('transfers.approved.count', { count: requests.length })}</span>
      </div>
      <ul aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] pt-1">
        {requests.map((request) => (
          <RequestRow
            key={request.transactionId}
            request={request}
            isOpen={request.transactionId === openId}
            isSelected={picked.has(request.transactionId)}
            onOpen={() => onOpen(request)}
            onSelect={onSelect && ((isSelected) => onSelect(request, isSelected))}
          />
        ))}
      </ul>
    </section>
  );
}
