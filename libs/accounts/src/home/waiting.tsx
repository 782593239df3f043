import { query } from '@bank/api-client';
import { isWaiting, newsList, useRequestsWaiting, useVerification } from '@bank/kit';
import { Text, useFormat } from '@bank/i18n';
import { termsWaiting } from '@bank/protocol/terms-waiting';
import { useCustomer } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, ClipboardCheck, FileUp, Hourglass, Newspaper, ScrollText, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { waitingFor, type Task, type Waiting } from './waiting-rules';

/**
 * What waits for the customer, and whether the bank has said all of it; a failed call counts as nothing.
 * @param isBeside it stands beside the page with nothing below it, so that what comes late moves nothing
 */
export function useWaiting(isBeside: boolean): Waiting & { isSettled: boolean } {
  const { customer } = useCustomer();
  const verification = useVerification();
  const requests = useRequestsWaiting();
  const terms = useQuery(query(termsWaiting));
  // The bell asks for it, five seconds after the sign-in (R0.10); here its answer is only read.
  const news = useQuery({ ...newsList(), enabled: false });
  const [newsWasKnown] = useState(news.data !== undefined);
  const { status, error } = verification;
  const isKnown = (status !== undefined || error !== null) && !requests.isPending && !terms.isPending;
  // What failed is asked for again with the next address: the page that stands below keeps standing, and the focus on it.
  const [wasKnown, setKnown] = useState(false);
  if (isKnown && !wasKnown) setKnown(true);
  const announcements = (news.data?.announcements ?? []).filter(isWaiting);
  const facts = {
    customerType: customer?.customerType ?? 'personal',
    status,
    requests: requests.count,
    announcements: newsWasKnown ? announcements : [],
    // Terms are the user's own, whomever they act for.
    terms: customer?.actingFor ? [] : (terms.data?.terms ?? []),
  };
  const early = waitingFor(facts);
  // What comes late joins a column that stands; alone it would take its room from the rest of the page.
  const takesLate = isBeside && !isNothing(early);
  return { ...(takesLate ? waitingFor({ ...facts, announcements }) : early), isSettled: isKnown || wasKnown };
}

/** Nothing waits. */
export const isNothing = ({ tasks, news }: Waiting): boolean => tasks.length === 0 && news === null;

const ICONS: Readonly<Record<Task['id'], LucideIcon>> = {
  approvals: ClipboardCheck,
  documents: FileUp,
  news: Newspaper,
  terms: ScrollText,
};

/** The tasks in the one tint that says "waits for you"; nothing where nothing waits. */
export function WaitingTasks({ waiting: { tasks, news } }: { waiting: Waiting }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {tasks.length > 0 && (
        <section className="panel-face" aria-labelledby="home-waiting">
          <div className="flex items-center justify-between gap-3">
            <h2 id="home-waiting" className="section-face">
              <Text id="accounts.waiting.title" />
            </h2>
            <span aria-hidden="true" className="badge-face">
              {tasks.length}
            </span>
          </div>
          <ul className="rows">
            {tasks.map((task) => (
              <TaskRow key={task.id} task={task} />
            ))}
          </ul>
        </section>
      )}
      {news && (
        <section className="flex gap-3" aria-label={undefined}>
          <Hourglass aria-hidden="true" className="text-muted mt-0.5 size-5 shrink-0" />
          <div>
            <p className="font-medium">
              <Text id={news.title} />
            </p>
            <p className="text-muted text-sm">
              <Text id={news.body} />
            </p>
          </div>
        </section>
      )}
    </div>
  );
}

function TaskRow({ task: { id, title, count, day, note, said, to, isWarning } }: { task: Task }) {
  const format = useFormat();
  const Icon = ICONS[id];
  const values = { ...(count !== undefined && { count }), ...(day && { date: format.date(day, 'day') }) };
  return (
    <li>
      <Link to={to} className="task">
        <span aria-hidden="true" className={isWarning ? 'task-icon text-warning' : 'task-icon'}>
          <Icon />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{said ? said.title : <Text id={title} values={values} />}</span>
          <span className="text-muted block text-sm">{said ? said.note : <Text id={note} />}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
      </Link>
    </li>
  );
}
