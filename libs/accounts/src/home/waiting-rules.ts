import { statusDisplay } from '@bank/kit';
import type { MessageId } from '@bank/i18n';
import { paths } from '@bank/paths';
import type { Announcement } from '@bank/protocol/announcement-list';
import type { Customer } from '@bank/protocol/customer';
import type { VerificationStatus } from '@bank/session';

/** Something that waits for the customer, with the screen where they see to it. */
export interface Task {
  id: 'approvals' | 'documents' | 'news' | 'terms';
  title: MessageId;
  /** What its title counts. */
  count?: number;
  /** The day its title names. */
  day?: string;
  note: MessageId;
  /** The bank's own words, in place of title and note. */
  said?: { title: string; note: string };
  to: string;
  isWarning: boolean;
}

export interface Waiting {
  /** The most urgent first. */
  tasks: readonly Task[];
  /** The bank is at work on the account; nothing is asked of the customer. */
  news: { title: MessageId; body: MessageId } | null;
}

interface Facts {
  customerType: Customer['customerType'];
  /** Undefined while it is not known. */
  status: VerificationStatus | undefined;
  /** Requests that the customer may decide about. */
  requests: number;
  /** Announcements that the customer has not read, or not answered. */
  announcements: readonly Pick<Announcement, 'id' | 'title' | 'summary'>[];
  /** When terms of the bank take effect that the customer has not accepted. */
  terms: readonly { dueAt: string }[];
}

/** What waits, from what the bank answered; an account in order with nothing to approve has nothing. */
export function waitingFor({ customerType, status, requests, announcements, terms }: Facts): Waiting {
  const shown = status === undefined || status === 'CHECKED' ? null : statusDisplay(status, customerType);
  const documents: Task[] = shown?.link
    ? [{ id: 'documents', title: shown.title, note: shown.description, to: shown.link.to, isWarning: shown.isWarning }]
    : [];
  const approvals: Task[] =
    requests > 0
      ? [
          {
            id: 'approvals',
            title: 'accounts.waiting.approvals',
            count: requests,
            note: 'accounts.waiting.approvalsNote',
            to: paths.transferApproved.to(),
            isWarning: false,
          },
        ]
      : [];
  const [nextTerms] = terms;
  const termsToAccept: Task[] = nextTerms
    ? [
        {
          id: 'terms',
          title: 'accounts.waiting.terms',
          day: nextTerms.dueAt,
          note: 'accounts.waiting.termsNote',
          to: paths.legal.to(),
          isWarning: false,
        },
      ]
    : [];
  const [announcement] = announcements;
  const only = announcements.length === 1 ? announcement : undefined;
  const news: Task[] = announcement
    ? [
        {
          id: 'news',
          title: 'accounts.waiting.news',
          count: announcements.length,
          note: 'accounts.waiting.newsNote',
          ...(only && { said: { title: only.title, note: only.summary } }),
          to: paths.news.to(only && { open: 'news', id: only.id }),
          isWarning: false,
        },
      ]
    : [];
  return {
    // What keeps an account from working comes before everything else.
    tasks: [...documents, ...approvals, ...termsToAccept, ...news],
    news: shown && !shown.link ? { title: shown.title, body: shown.description } : null,
  };
}
