import { Text } from '@bank/i18n';
import { useCustomer } from '@bank/session/calls';
import clsx from 'clsx';
import { ChevronRight, Hourglass } from 'lucide-react';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { WAITING, type WaitingIcon, type WaitingKind, type WaitingSource, type WaitingTask, type Waits } from './task';
import { forgetWaits, waitsStore } from './waits-store';

export interface BoardProps {
  /** Of the rooms, in any order. */
  sources: readonly WaitingSource[];
  /** How many stand there at first; the others follow at a press. */
  most: number;
}

/** What waits for the customer, in the one tint that says so, the most urgent first; nothing where nothing waits. */
export function Board({ sources, most }: BoardProps) {
  const { customer } = useCustomer();
  const ordered = WAITING.flatMap(([kind, icon]) =>
    sources.filter((source) => source.kind === kind).map((source) => ({ ...source, icon })),
  );
  return (
    <Gathered key={customer.customerId} sources={ordered} found={[]}>
      {(found) => <Shown found={found} most={most} />}
    </Gathered>
  );
}

/** A room's source with the icon of its kind. */
type Source = WaitingSource & { icon: WaitingIcon };

type Found = Waits & Pick<Source, 'kind' | 'icon'>;

interface GatheredProps {
  sources: readonly Source[];
  found: readonly Found[];
  children(found: readonly Found[]): ReactNode;
}

/** Calls the hook of each room in a component of its own, because their number is that of the rooms. */
function Gathered({ sources: [source, ...others], found, children }: GatheredProps) {
  if (!source) return children(found);
  return (
    <Asked source={source}>
      {(waits) => (
        <Gathered sources={others} found={[...found, { kind: source.kind, icon: source.icon, ...waits }]}>
          {children}
        </Gathered>
      )}
    </Asked>
  );
}

function Asked({ source: { useWaiting }, children }: { source: WaitingSource; children(waits: Waits): ReactNode }) {
  return children(useWaiting());
}

interface Entry extends WaitingTask {
  kind: WaitingKind;
  icon: WaitingIcon;
}

function Shown({ found, most }: { found: readonly Found[]; most: number }) {
  const isPending = found.some((each) => each.isPending);
  const tasks = found.flatMap(({ kind, icon, tasks: own }) => own.map((task): Entry => ({ ...task, kind, icon })));
  // What was known stays while a room asks again: the page that stands below keeps standing, and the focus on it.
  const [wasKnown, setKnown] = useState(false);
  if (!isPending && !wasKnown) setKnown(true);
  const isKnown = !isPending || wasKnown;
  useLayoutEffect(() => {
    if (isKnown) waitsStore.setState({ tasks, isPending: false });
  });
  useLayoutEffect(() => forgetWaits, []);
  if (!isKnown) return null;
  const asked = tasks.filter(({ to }) => to !== null);
  return (
    <>
      {asked.length > 0 && <Asking tasks={asked} most={most} />}
      {tasks.map((task) => task.to === null && <AtWork key={keyOf(task)} task={task} />)}
    </>
  );
}

const keyOf = ({ kind, id }: Entry) => `${kind} ${id}`;

function Asking({ tasks, most }: { tasks: readonly Entry[]; most: number }) {
  const [isWhole, setWhole] = useState(false);
  const hasMore = tasks.length > most && !isWhole;
  return (
    <section className="panel-face" aria-labelledby="waiting">
      <div className="flex items-center justify-between gap-3">
        <h2 id="waiting" className="section-face">
          <Text id="kit.waiting.title" />
        </h2>
        <span aria-hidden="true" className="badge-face">
          {tasks.length}
        </span>
      </div>
      <ul className="rows">
        {(hasMore ? tasks.slice(0, most) : tasks).map((task) => (
          <li key={keyOf(task)}>
            <Task task={task} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" className="link mt-3 min-h-11" onClick={() => setWhole(true)}>
          <Text id="kit.waiting.more" values={{ count: tasks.length - most }} />
        </button>
      )}
    </section>
  );
}

/** The whole row is the link, and what it asks for is drawn as its button. */
function Task({ task: { icon: Icon, title, note, to, act, isWarning } }: { task: Entry }) {
  return (
    <Link to={to ?? ''} className="task">
      <span aria-hidden="true" className={clsx('task-icon', isWarning && 'text-warning')}>
        <Icon />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium break-words">{title}</span>
        <span className="text-muted block text-sm break-words">{note}</span>
      </span>
      {act ? (
        <span className="button-face button-secondary button-small shrink-0">
          <Text id={act} />
        </span>
      ) : (
        <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
      )}
    </Link>
  );
}

/** The bank is at work. */
function AtWork({ task: { title, note } }: { task: Entry }) {
  return (
    <div className="flex gap-3">
      <Hourglass aria-hidden="true" className="text-muted mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-medium">{title}</p>
        <p className="text-muted text-sm">{note}</p>
      </div>
    </div>
  );
}
