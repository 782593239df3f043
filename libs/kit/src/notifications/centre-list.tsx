import { serverNow } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { paths } from '@bank/paths';
import { Skeleton } from '@bank/ui';
import clsx from 'clsx';
import { ArrowDownLeft, ChevronRight, CircleAlert, CircleCheck, Info, Newspaper, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FindingOut } from '../finding-out/finding-out';
import { usePreferences } from '../preferences/preferences';
import { Answer, type Answered } from '../screen/answer';
import { byDay, type CentreLine } from './centre-lines';
import { localDay } from '../transactions/day-groups';
import { dayName } from '../transactions/day-heading';
import { CentreOutline } from './centre-outline';
import { SEVERITY_TONES, type Severity } from './notifications';

const ICONS: Readonly<Record<Severity, typeof Info>> = {
  error: CircleAlert,
  info: Info,
  warning: TriangleAlert,
  success: CircleCheck,
};

interface CentreListProps {
  lines: readonly CentreLine[];
  answer: Answered<unknown>;
  unreadNews: number;
}

/** What the centre holds, by day. */
export function CentreList({ lines, answer, unreadNews }: CentreListProps) {
  const t = useText();
  return (
    <div className="centre">
      <FindingOut />
      <NewsLink unread={unreadNews} />
      {lines.length > 0 ? (
        byDay(lines).map(({ day, lines: ofDay }) => (
          <section key={day} aria-labelledby={`day-${day}`}>
            <h3 id={`day-${day}`} className="centre-day">
              <Day day={day} />
            </h3>
            <ul>
              {ofDay.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </ul>
          </section>
        ))
      ) : (
        <Answer of={answer} skeleton={<Skeleton shape="row" count={3} label={t('kit.loading')} />}>
          {() => <CentreOutline />}
        </Answer>
      )}
    </div>
  );
}

/** What the bank announced to all has a page of its own (ADR-42). */
function NewsLink({ unread }: { unread: number }) {
  return (
    <Link to={paths.news.to()} replace className="centre-line centre-link">
      <span className="centre-icon tone-info">
        <Newspaper className="size-5" />
      </span>
      <span className={clsx('min-w-0 flex-1', unread > 0 && 'font-semibold')}>
        <Text id="kit.news.title" />
      </span>
      {unread > 0 && (
        <span className="text-muted text-sm">
          <Text id="kit.news.unread" values={{ count: unread }} />
        </span>
      )}
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </Link>
  );
}

function Day({ day }: { day: string }) {
  const t = useText();
  const format = useFormat();
  const { word, date } = dayName(day, localDay(new Date(serverNow(Date.now())).toISOString()), { t, format });
  return word === null ? date : `${word} · ${date}`;
}

/** A line that tells of something is a link to it; it takes the place of the open centre, so that Back does not open it again. */
function Line({ line }: { line: CentreLine }) {
  const { to } = line;
  return (
    <li>
      {to === undefined ? (
        <div className="centre-line">
          <LineContent line={line} />
        </div>
      ) : (
        <Link to={to} replace className="centre-line centre-link">
          <LineContent line={line} />
        </Link>
      )}
    </li>
  );
}

function LineContent({ line }: { line: CentreLine }) {
  const { severity, title, body, discreet, at, isRead, isMoneyIn } = line;
  const format = useFormat();
  const isHidden = usePreferences((state) => state.hideBalances) && discreet !== undefined;
  const Icon = isMoneyIn ? ArrowDownLeft : ICONS[severity];
  return (
    <>
      <span className={`centre-icon tone-${SEVERITY_TONES[severity]}`}>
        <Icon className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className={clsx('block break-words', !isRead && 'font-semibold')}>{isHidden ? discreet : title}</span>
        {!isHidden && Boolean(body) && <span className="text-muted block text-sm break-words">{body}</span>}
      </span>
      <span className="text-muted shrink-0 text-sm tabular-nums">
        {format.date(new Date(at).toISOString(), 'time')}
        {!isRead && (
          <span className="centre-unread">
            <span className="sr-only">
              <Text id="kit.notifications.unread" />
            </span>
          </span>
        )}
      </span>
    </>
  );
}
