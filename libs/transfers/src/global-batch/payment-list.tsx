import { Text, useFormat, useText } from '@bank/i18n';
import { AmountText, Pages, pagesOf, Row, Rows } from '@bank/kit';
import { isAmount } from '@bank/money';
import type { GlobalBatchPayment } from '@bank/protocol/transfers-global-batch';
import { Badge, Button, EmptyState, Segmented } from '@bank/ui';
import { Undo2, Users } from 'lucide-react';
import { useState } from 'react';
import { PaymentState } from './payment-state';
import { useBatchUpdate } from './use-batch-update';

const A_PAGE = 20;

const VIEWS = ['all', 'wrong', 'deleted'] as const;
type View = (typeof VIEWS)[number];
const VIEW_WORDS = {
  all: 'transfers.globalBatch.all',
  wrong: 'transfers.globalBatch.toCorrectCount',
  deleted: 'transfers.globalBatch.deletedCount',
} as const;

const IN_VIEW: Readonly<Record<View, (payment: GlobalBatchPayment) => boolean>> = {
  all: ({ state }) => state !== 'deleted',
  wrong: ({ state }) => state === 'wrong',
  deleted: ({ state }) => state === 'deleted',
};

interface PaymentListProps {
  batchId: string;
  payments: readonly GlobalBatchPayment[];
  /** They can be changed. */
  isDraft: boolean;
  onOpen(id: number): void;
}

/** The payments, those to correct first, and what is the matter with each. */
export function PaymentList({ batchId, payments, isDraft, onOpen }: PaymentListProps) {
  const t = useText();
  const [chosen, setView] = useState<View>('all');
  const [page, setPage] = useState(1);
  // Those that were wrong at first stay in front: a row that is mended does not jump away.
  const [first] = useState(() => new Set(isDraft ? payments.filter(IN_VIEW.wrong).map(({ id }) => id) : []));
  const count = (view: View) => payments.filter(IN_VIEW[view]).length;
  const views = VIEWS.filter((view) => view === 'all' || (isDraft && count(view) > 0));
  const view = views.includes(chosen) ? chosen : 'all';
  const shown = payments
    .filter(IN_VIEW[view])
    .sort((one, other) => Number(first.has(other.id)) - Number(first.has(one.id)) || one.id - other.id);
  const pages = pagesOf(shown.length, A_PAGE);
  const at = Math.min(page, pages);
  return (
    <>
      {views.length > 1 && (
        <Segmented
          label={t('transfers.globalBatch.show')}
          items={views.map((value) => ({ value, label: t(VIEW_WORDS[value], { count: count(value) }) }))}
          value={view}
          onChange={(wanted) => {
            setView(wanted);
            setPage(1);
          }}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState icon={<Users />} title={<Text id="transfers.globalBatch.none" />}>
          <Text id="transfers.globalBatch.noneBody" />
        </EmptyState>
      ) : (
        <Rows label={t('kit.place.payments')}>
          {shown.slice((at - 1) * A_PAGE, at * A_PAGE).map((payment) => (
            <PaymentRow key={payment.id} batchId={batchId} payment={payment} onOpen={isDraft ? onOpen : null} />
          ))}
        </Rows>
      )}
      <Pages page={at} pages={pages} onPage={setPage} />
    </>
  );
}

interface PaymentRowProps {
  batchId: string;
  payment: GlobalBatchPayment;
  /** Null where nothing can be changed. */
  onOpen: ((id: number) => void) | null;
}

function PaymentRow({ batchId, payment, onOpen }: PaymentRowProps) {
  const t = useText();
  const format = useFormat();
  const { update, isPending } = useBatchUpdate(batchId);
  const { id, beneficiaryName, beneficiaryEmail, beneficiaryCountryCode: country, state, reason, feeShare } = payment;
  const where = /^[A-Z]{2}$/.test(country) ? format.displayName('region', country) : country;
  const isDeleted = state === 'deleted';
  const open = onOpen !== null && !isDeleted ? { onPress: () => onOpen(id) } : {};
  return (
    <Row
      {...open}
      title={beneficiaryName || <span className="text-muted">{t('transfers.globalBatch.noName', { row: id })}</span>}
      badges={
        <>
          <PaymentState payment={payment} isDraft={onOpen !== null} />
          {feeShare === 'ben' && (
            <Badge tone="neutral">
              <Text id="transfers.globalBatch.feeOfRecipient" />
            </Badge>
          )}
        </>
      }
      note={[beneficiaryEmail, where].filter((part) => part !== '').join(' · ')}
      aside={
        <span className="grid justify-items-end gap-1">
          <GivenAmount payment={payment} isDraft={onOpen !== null} />
          {isDeleted && onOpen !== null && (
            <Button
              size="small"
              variant="quiet"
              icon={<Undo2 className="size-4" />}
              pending={isPending}
              onClick={() => void update({ restores: [id] }).catch(() => undefined)}
            >
              <Text id="transfers.globalBatch.restore" />
            </Button>
          )}
        </span>
      }
    >
      {reason !== null && !isDeleted && <span className="text-danger block text-sm break-words">{reason}</span>}
    </Row>
  );
}

interface GivenAmountProps extends Pick<PaymentRowProps, 'payment'> {
  /** What is still being typed is never hidden. */
  isDraft: boolean;
}

/** An amount that cannot be read stands as it was typed. */
function GivenAmount({ payment: { amount, currencyCode }, isDraft }: GivenAmountProps) {
  return isAmount(amount) && /^[A-Z]{3,5}$/.test(currencyCode) ? (
    <AmountText amount={amount} currency={currencyCode} always={isDraft} />
  ) : (
    <span className="text-muted">{`${amount} ${currencyCode}`.trim()}</span>
  );
}
