import type { ReactNode } from 'react';

export interface SummaryItem {
  id: string;
  label: ReactNode;
  value: ReactNode;
  /** The line that matters most: the total, what arrives. */
  strong?: boolean;
}

/** Names and values under each other, as in a review or the details of a transaction. */
export function SummaryList({ items }: { items: readonly SummaryItem[] }) {
  return (
    <dl className="summary">
      {items.map((item) => (
        <div key={item.id} className={item.strong ? 'summary-row summary-strong' : 'summary-row'}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
