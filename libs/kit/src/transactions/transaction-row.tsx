import { isolated } from '@bank/i18n';
import { isZero } from '@bank/money';
import type { Transaction } from '@bank/protocol/history';
import { initials, Money } from '@bank/ui';
import clsx from 'clsx';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { type GlyphName, GLYPHS } from './glyphs';
import type { ListWords } from './list-words';
import { tokenLook } from './transaction-token';
import { isHoldEnded, OPERATION_WORDS, shopText, signedAmount, stateText } from './transaction-words';

export interface TransactionRowProps {
  transaction: Transaction;
  words: ListWords;
  /** Where the row leads. */
  to: string;
  /** Opens it in place of following the link; a press that asks for a new tab still follows it. */
  onOpen?(transaction: Transaction): void;
  /** Its details are open. */
  isOpen?: boolean;
}

/**
 * One transaction of a list, everywhere: the whole row is the link. Few elements on purpose, since long lists redraw rows
 * while they are scrolled. The brand's list face decides which of its parts stand where.
 */
export function TransactionRow({ transaction, words, to, onOpen, isOpen = false }: TransactionRowProps) {
  const row = {
    className: clsx('txn', `txn-${words.face}`, transaction.status !== 'completed' && `txn-${transaction.status}`),
    'aria-current': isOpen || undefined,
  } as const;
  const content = FACES[words.face]({ transaction, words });
  if (!onOpen) {
    return (
      <Link {...row} to={to}>
        {content}
      </Link>
    );
  }
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(transaction);
  };
  return (
    <a {...row} href={to} onClick={open}>
      {content}
    </a>
  );
}

/** A press that asks for no new tab, window or download. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

interface Parts {
  transaction: Transaction;
  words: ListWords;
}

const FACES = { rows: RowsFace, ledger: LedgerFace, blotter: BlotterFace } as const;

function RowsFace({ transaction, words }: Parts) {
  return (
    <>
      <TransactionToken transaction={transaction} />
      <span className="txn-name">{isolated(nameOf(transaction))}</span>
      <span className="txn-note">{noteOf(transaction, words)}</span>
      <RowAmount transaction={transaction} words={words} />
      <After transaction={transaction} words={words} />
    </>
  );
}

/** Money out and money in have a column each, so that the sign is the place; the words say it to those who do not see it. */
function LedgerFace({ transaction, words }: Parts) {
  return (
    <>
      <span className="txn-name">{isolated(nameOf(transaction))}</span>
      <span className="txn-note">{noteOf(transaction, words)}</span>
      <RowAmount transaction={transaction} words={words} />
      <After transaction={transaction} words={words} />
    </>
  );
}

function BlotterFace({ transaction, words }: Parts) {
  const { format, t, accountName } = words;
  const { date, operationType, accountId, description } = transaction;
  const fee = feeNote(transaction, words);
  return (
    <>
      <span className="txn-time">{format.date(date, 'time')}</span>
      <span className="txn-type">{t(OPERATION_WORDS[operationType])}</span>
      <span className="txn-name">{isolated(nameOf(transaction))}</span>
      <span className="txn-note">
        {isolated(
          [shopNote(transaction, words), bankNote(transaction, words), description, fee].filter(Boolean).join(' · '),
        )}
      </span>
      {accountName !== null && <span className="txn-account">{isolated(accountName(accountId))}</span>}
      <RowAmount transaction={transaction} words={words} />
      <Balance transaction={transaction} words={words} />
      <span className="txn-state">{stateText(transaction, t, format)}</span>
    </>
  );
}

/** A drawing or initials in the colours of the category; the name stands beside it, so it is decoration. */
export function TransactionToken({ transaction, size }: { transaction: Transaction; size?: 'large' }) {
  const { category, glyph } = tokenLook(transaction);
  const badge = BADGES[transaction.status];
  return (
    <span aria-hidden="true" className={clsx('token', `token-${category}`, size === 'large' && 'token-large')}>
      {glyph === null ? initials(nameOf(transaction)) : <Glyph name={glyph} />}
      {badge !== null && (
        <span className="token-badge">
          <Glyph name={badge} />
        </span>
      )}
    </span>
  );
}

/** What is not done says so on the edge of its token too. */
const BADGES = { completed: null, processing: 'clock', rejected: 'cross' } as const;

function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg viewBox="0 0 24 24">
      <path d={GLYPHS[name]} />
    </svg>
  );
}

function RowAmount({ transaction, words: { format, isHidden, t } }: Parts) {
  const { direction, status, currencyCode } = transaction;
  const isIn = direction === 'in';
  return (
    <span className={clsx('txn-amount', isIn && 'txn-in')}>
      <Money
        parts={format.amountParts(signedAmount(transaction), currencyCode)}
        plus={isIn}
        tone={status === 'rejected' ? 'muted' : isIn ? 'positive' : 'plain'}
        hidden={isHidden}
        hiddenLabel={t('kit.amount.hidden')}
      />
    </span>
  );
}

/** The balance afterwards, or the state of what has none. */
function After({ transaction, words }: Parts) {
  if (transaction.status === 'completed') return <Balance transaction={transaction} words={words} />;
  return <span className="txn-after txn-state">{stateText(transaction, words.t, words.format)}</span>;
}

/** Without its symbol, which the amount above or beside it has. */
function Balance({ transaction, words: { format, isHidden, t } }: Parts) {
  const { balanceAfter, currencyCode } = transaction;
  if (balanceAfter === null || isHidden) return <span className="txn-after" />;
  const { sign, integer, fraction } = format.amountParts(balanceAfter, currencyCode);
  return (
    <span className="txn-after">
      <span className="sr-only">{t('kit.transaction.balance')} </span>
      {sign}
      {integer}
      {fraction}
    </span>
  );
}

/** The other party of the transaction; without one, its kind. */
export function nameOf({ counterpartyName, description }: Transaction): string {
  return counterpartyName || description;
}

/** One muted line: what it was, what it was for, its fee, and its account where the list has several. */
function noteOf(transaction: Transaction, words: ListWords): string {
  const { operationType, description, accountId, counterpartyName } = transaction;
  const parts = [
    shopNote(transaction, words) ?? words.t(OPERATION_WORDS[operationType]),
    bankNote(transaction, words),
    counterpartyName ? description : '',
    feeNote(transaction, words),
    words.accountName?.(accountId) ?? '',
  ];
  return isolated(parts.filter(Boolean).join(' · '));
}

/** What a shop does with a card payment, or why it was declined; null where its state beside the amount says the same. */
function shopNote(transaction: Transaction, { t, format }: ListWords): string | null {
  return isHoldEnded(transaction) ? null : shopText(transaction, t, format);
}

/** Who ordered it in the customer's place; nothing for what the customer ordered. */
const bankNote = ({ orderedByBank }: Transaction, { t }: ListWords): string =>
  orderedByBank ? t('kit.transaction.orderedByBank', { name: orderedByBank }) : '';

/** "fee €0.86"; nothing where there is none, or while figures are hidden. */
function feeNote({ fee, currencyCode }: Transaction, { t, format, isHidden }: ListWords): string {
  return isZero(fee) || isHidden ? '' : t('kit.transaction.fee', { amount: format.amount(fee, currencyCode) });
}
