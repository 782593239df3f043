import { Text, type MessageId } from '@bank/i18n';
import { ListPane, SectionHeading, VisuallyHidden } from '@bank/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { paymentsLabel, type PaymentsTab } from './payments-places';
import { PaymentsTabs } from './payments-tabs';

export interface PaymentsPageProps {
  /** The tab that the screen is, or that it belongs to. */
  tab: PaymentsTab;
  /** A page below its tab has a heading of its own. */
  title?: MessageId;
  /** Beside the heading: one button or link. */
  action?: ReactNode;
  /** One sentence above the content. */
  lead?: ReactNode;
  /** What is open beside the content; null while nothing is. */
  pane?: ReactNode;
  children: ReactNode;
}

/** Between the place and the page, as in the title of the window. */
const BETWEEN = ' – ';

/**
 * The frame of every screen of the place Payments: one heading, the same everywhere, over the tabs, of which one names the screen
 * (R0.103). Only who hears the heading is told the screen by it, since the tab is no heading.
 */
export function PaymentsPage({ tab, title, action, lead, pane = null, children }: PaymentsPageProps) {
  return (
    <div className="page grid w-full grid-cols-[minmax(0,1fr)] gap-5">
      <div className="tablet:grid-cols-[minmax(0,1fr)_auto] grid grid-cols-[minmax(0,1fr)] items-center gap-x-4">
        <SectionHeading level={1}>
          <Text id="kit.place.payments" />
          {tab !== 'new' && (
            <VisuallyHidden>
              {BETWEEN}
              <Text id={title ?? paymentsLabel(tab)} />
            </VisuallyHidden>
          )}
        </SectionHeading>
        <div className="tablet:col-span-2 tablet:row-start-2 min-w-0">
          <PaymentsTabs tab={tab} isBelow={title !== undefined} />
        </div>
        {/* A phone has it below the tabs, which so stand in one place on all screens. */}
        {title === undefined && Boolean(action) && (
          <div className="tablet:col-start-2 tablet:row-start-1 tablet:mt-0 mt-3">{action}</div>
        )}
      </div>
      <ListPane pane={pane}>
        <div className="page grid w-full grid-cols-[minmax(0,1fr)] gap-5">
          {title !== undefined && (
            <SectionHeading action={action}>
              <Text id={title} />
            </SectionHeading>
          )}
          {Boolean(lead) && <p className={clsx('text-muted max-w-prose', title !== undefined && '-mt-4')}>{lead}</p>}
          {children}
        </div>
      </ListPane>
    </div>
  );
}
