import { Check, Clock, Pause, Truck, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../actions/button';
import { CurrencyToken } from '../data/currency-token';
import { Tracker, type TrackerStep } from '../data/tracker';
import { StatusChip } from '../feedback/status-chip';
import { Segmented } from '../fields/segmented';
import { StrengthMeter, type StrengthLevel } from '../fields/strength-meter';
import { ListPane } from '../layout/list-pane';
import { Popover } from '../overlays/popover';
import type { SectionProps } from './sections';

const CURRENCIES = ['EUR', 'USD', 'GBP', 'RON', 'BTC', 'ETH', 'USDT'];
const LEVELS: readonly StrengthLevel[] = [0, 1, 2, 3, 4];
const TIMES = ['17:12:09', '08:44:51'];

/** What takes time, and the states that a thing can have. */
export function TrackerSection({ copy }: SectionProps) {
  const steps: readonly TrackerStep[] = [
    { id: 'review', state: 'done', label: copy.review, time: TIMES[0] },
    { id: 'now', state: 'now', label: copy.pending, note: copy.nothingText, time: TIMES[1] },
    { id: 'next', state: 'next', label: copy.arrives },
  ];
  const words = { done: copy.done, now: copy.pending, next: copy.planned };
  return (
    <div className="wb-stack">
      <Tracker label={copy.sent} steps={steps} stateLabel={(state) => words[state]} />
      <div className="wb-inline">
        <StatusChip tone="positive" icon={<Check aria-hidden="true" />}>
          {copy.done}
        </StatusChip>
        <StatusChip tone="warning" icon={<Clock aria-hidden="true" />}>
          {copy.pending}
        </StatusChip>
        <StatusChip tone="danger" icon={<X aria-hidden="true" />}>
          {copy.refused}
        </StatusChip>
        <StatusChip tone="info" icon={<Truck aria-hidden="true" />}>
          {copy.sent}
        </StatusChip>
        <StatusChip tone="neutral" icon={<Pause aria-hidden="true" />}>
          {copy.planned}
        </StatusChip>
      </div>
      <div className="wb-inline">
        {CURRENCIES.map((currency) => (
          <CurrencyToken key={currency} currency={currency} isLarge />
        ))}
      </div>
    </div>
  );
}

/** A few views of one thing, the strength of a password, a small dialog that hangs from its button, and a list beside its details. */
export function ChoicesSection({ copy }: SectionProps) {
  const [view, setView] = useState('today');
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLSpanElement>(null);
  return (
    <div className="wb-stack">
      <Segmented
        label={copy.date}
        value={view}
        onChange={setView}
        items={[
          { value: 'today', label: copy.today },
          { value: 'planned', label: copy.planned },
        ]}
      />
      {LEVELS.map((level) => (
        <StrengthMeter
          key={level}
          label={copy.password}
          level={level}
          valueText={level < 2 ? copy.refused : copy.done}
        />
      ))}
      <span ref={trigger}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {copy.more}
        </Button>
      </span>
      <Popover isOpen={isOpen} onClose={() => setOpen(false)} title={copy.today} trigger={trigger}>
        {copy.nothingText}
      </Popover>
      <ListPane pane={<p>{copy.nothingText}</p>}>
        <p>{copy.sent}</p>
      </ListPane>
    </div>
  );
}
