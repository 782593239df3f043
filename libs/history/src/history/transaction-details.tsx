import { AmountText, OPERATION_WORDS, signedAmount, TRANSACTION_STATES } from '@bank/kit';
import { Text, useFormat, useText } from '@bank/i18n';
import { isZero } from '@bank/money';
import type { Transaction } from '@bank/protocol/history';
import {
  Badge,
  Dialog,
  IconButton,
  Panel,
  SectionHeading,
  Skeleton,
  SummaryList,
  useMedia,
  type SummaryItem,
} from '@bank/ui';
import { X } from 'lucide-react';

/** From this width on details stand beside the list (R1.9.1). */
const WIDE = '(min-width: 1280px)';

interface TransactionDetailsProps {
  /** Undefined while its page is on the way. */
  transaction: Transaction | undefined;
  /** The row is no longer at the place in the address. */
  isMissing: boolean;
  onClose(): void;
}

/** One transaction: beside the list where there is room, else as a sheet over it. */
export function TransactionDetails({ transaction, isMissing, onClose }: TransactionDetailsProps) {
  const t = useText();
  const isWide = useMedia(WIDE);
  const content = transaction ? <Facts transaction={transaction} /> : <NotHere isMissing={isMissing} />;
  if (!isWide) {
    return (
      <Dialog isOpen onClose={onClose} size="sheet" title={t('history.details')} closeLabel={t('history.closeDetails')}>
        {content}
      </Dialog>
    );
  }
  return (
    <Panel aria-label={t('history.details')} className="sticky top-4">
      <SectionHeading action={<IconButton label={t('history.closeDetails')} icon={<X />} onClick={onClose} />}>
        <Text id="history.details" />
      </SectionHeading>
      {content}
    </Panel>
  );
}

function NotHere({ isMissing }: { isMissing: boolean }) {
  const t = useText();
  if (!isMissing) return <Skeleton shape="line" count={6} label={t('history.loading')} />;
  return (
    <p className="text-muted">
      <Text id="history.moved" />
    </p>
  );
}

function Facts({ transaction }: { transaction: Transaction }) {
  const t = useText();
  const format = useFormat();
  const { currencyCode, direction, status, fee, balanceAfter, counterpartyEmail, description } = transaction;
  const items: (SummaryItem | false)[] = [
    { id: 'date', label: t('kit.date'), value: format.date(transaction.date, 'dayTime') },
    { id: 'type', label: t('history.typeLabel'), value: t(OPERATION_WORDS[transaction.operationType]) },
    counterpartyEmail !== null && { id: 'email', label: t('kit.email'), value: counterpartyEmail },
    description !== '' && { id: 'description', label: t('history.description'), value: description },
    !isZero(fee) && { id: 'fee', label: t('kit.fee'), value: <AmountText amount={fee} currency={currencyCode} /> },
    balanceAfter !== null && {
      id: 'balance',
      label: t('history.balanceAfter'),
      value: <AmountText amount={balanceAfter} currency={currencyCode} />,
    },
    { id: 'reference', label: t('history.reference'), value: transaction.transactionId },
  ];
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <p className="font-medium">{transaction.counterpartyName || description}</p>
        <AmountText
          amount={signedAmount(transaction)}
          currency={currencyCode}
          size="large"
          plus={direction === 'in'}
          tone={status === 'rejected' ? 'muted' : 'plain'}
        />
        <p>
          <Badge tone={TRANSACTION_STATES[status].tone}>{t(TRANSACTION_STATES[status].label)}</Badge>
        </p>
        {status === 'rejected' && (
          <p className="text-muted text-sm">
            <Text id="history.rejectedBody" />
          </p>
        )}
      </div>
      <SummaryList items={items.filter((item) => item !== false)} />
    </div>
  );
}
