import { Bell, Ellipsis, Inbox, LogOut, Settings, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../actions/button';
import { buttonClass } from '../actions/button-class';
import { Badge } from '../feedback/badge';
import { Banner } from '../feedback/banner';
import { ProgressBar } from '../feedback/progress-bar';
import { Skeleton } from '../feedback/skeleton';
import { Spinner } from '../feedback/spinner';
import { EmptyState, ErrorState } from '../feedback/states';
import type { Tone } from '../feedback/tone';
import { Menu } from '../overlays/menu';
import type { SectionProps } from './sections';

const TONES: readonly Tone[] = ['neutral', 'info', 'positive', 'warning', 'danger'];
const nothing = () => undefined;

export function ActionsSection({ copy }: SectionProps) {
  const items = [
    { id: 'settings', label: copy.hideBalances, icon: <Settings />, onAction: nothing },
    { id: 'out', label: copy.cancel, icon: <LogOut />, onAction: nothing },
    { id: 'remove', label: copy.remove, icon: <Trash2 />, onAction: nothing, tone: 'danger' as const },
  ];
  return (
    <div className="wb-stack">
      <div className="wb-inline">
        <Button>{copy.continue}</Button>
        <Button variant="secondary">{copy.cancel}</Button>
        <Button variant="quiet">{copy.more}</Button>
        <Button variant="danger" icon={<Trash2 />}>
          {copy.remove}
        </Button>
      </div>
      <div className="wb-inline">
        <Button pending pendingLabel={copy.sending}>
          {copy.continue}
        </Button>
        <Button disabled>{copy.continue}</Button>
        <a className={buttonClass('secondary', 'small')} href="#actions">
          {copy.more}
        </a>
      </div>
      <div className="wb-inline">
        <Button size="small">{copy.continue}</Button>
        <IconButton label={copy.more} icon={<Bell className="size-5" />} />
        <Menu label={copy.more} trigger={<Ellipsis className="size-5" />} items={items} />
      </div>
      <Button wide>{copy.continue}</Button>
    </div>
  );
}

export function FeedbackSection({ copy }: SectionProps) {
  return (
    <div className="wb-stack">
      <div className="wb-inline">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {copy.pending}
          </Badge>
        ))}
      </div>
      {TONES.map((tone) => (
        <Banner key={tone} tone={tone} title={copy.failed}>
          {copy.failedText}
        </Banner>
      ))}
      <ProgressBar label={copy.total} value={62} />
      <Spinner label={copy.sending} />
      <Skeleton shape="title" />
      <Skeleton shape="row" count={3} label={copy.sending} />
      <Skeleton shape="block" />
    </div>
  );
}

export function StatesSection({ copy }: SectionProps) {
  return (
    <div className="wb-stack">
      <EmptyState icon={<Inbox className="size-6" />} title={copy.nothing} action={<Button>{copy.pay}</Button>}>
        {copy.nothingText}
      </EmptyState>
      <ErrorState title={copy.failed} retry={<Button variant="secondary">{copy.retry}</Button>}>
        {copy.failedText}
      </ErrorState>
    </div>
  );
}
