import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from './tone';

const ICON = { neutral: Info, info: Info, positive: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

export interface BannerProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link; one at most. */
  action?: ReactNode;
}

/** A standing message in the page. Danger is announced at once, everything else when the reader pauses. */
export function Banner({ tone = 'info', title, children, action }: BannerProps) {
  const Icon = ICON[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={`banner tone-${tone}`}>
      <Icon className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          {Boolean(title) && <p className="font-semibold">{title}</p>}
          {Boolean(children) && <div className="text-text text-sm">{children}</div>}
        </div>
        {action}
      </div>
    </div>
  );
}
