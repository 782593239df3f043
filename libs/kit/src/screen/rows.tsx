import { isolated } from '@bank/i18n';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface RowsProps {
  /** The list's accessible name; or the id of the heading above it. */
  label?: string;
  labelledBy?: string;
  /** plain: parted by hairlines; open: without them, for places to go and things to do. */
  kind?: 'plain' | 'open';
  /** `Row`s. */
  children: ReactNode;
}

/** A list of things, parted by hairlines. */
export function Rows({ label, labelledBy, kind = 'plain', children }: RowsProps) {
  return (
    <ul aria-label={label} aria-labelledby={labelledBy} className={clsx('rows', kind === 'open' && 'rows-open')}>
      {children}
    </ul>
  );
}

export interface RowProps {
  /** At the start: an avatar, an icon, a currency. Decoration. */
  token?: ReactNode;
  title: ReactNode;
  /** Badges beside the title. */
  badges?: ReactNode;
  /** One muted line under it; more stand below as `children`. */
  note?: ReactNode;
  children?: ReactNode;
  /** At the far end: an amount, a state, or buttons where more than one thing can be done. */
  aside?: ReactNode;
  /** The whole row leads there, or does that. A row that does neither is only read. */
  to?: string;
  onPress?(): void;
  /** The name of the link or button, where the row's own words are not enough. */
  label?: string;
  /** A control of its own beside the row that is pressed. */
  beside?: ReactNode;
}

/** One thing of a list; where one thing can be done with it the row itself is the control. */
export function Row({ to, onPress, label, beside, ...parts }: RowProps) {
  const content = <RowContent {...parts} />;
  return (
    <li className={clsx(Boolean(beside) && 'flex items-center gap-2')}>
      {to !== undefined ? (
        <Link to={to} aria-label={label} className="row row-control">
          {content}
        </Link>
      ) : onPress ? (
        <button type="button" aria-label={label} className="row row-control" onClick={onPress}>
          {content}
        </button>
      ) : (
        <div className="row">{content}</div>
      )}
      {beside}
    </li>
  );
}

/** Names and notes are often what a customer wrote. */
const contained = (text: ReactNode): ReactNode => (typeof text === 'string' ? isolated(text) : text);

/** Spans, since they may stand in a button. */
function RowContent({
  token,
  title,
  badges,
  note,
  children,
  aside,
}: Omit<RowProps, 'to' | 'onPress' | 'label' | 'beside'>) {
  return (
    <>
      {token}
      <span className="row-main">
        <span className="row-title">
          <span className="min-w-0 break-words">{contained(title)}</span>
          {badges}
        </span>
        {Boolean(note) && <span className="text-muted block text-sm break-words">{contained(note)}</span>}
        {children}
      </span>
      {Boolean(aside) && <span className="row-aside">{aside}</span>}
    </>
  );
}
