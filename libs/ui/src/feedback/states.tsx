import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrandArt } from '../brand/brand-art';

export interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  /** What will stand here. */
  children?: ReactNode;
  /** The first step. */
  action?: ReactNode;
}

/** An empty place: says what will stand here and offers the first step. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="state">
      {Boolean(icon) && (
        <span className="art-frame">
          <BrandArt place="empty" />
          <span className="state-icon">{icon}</span>
        </span>
      )}
      <p className="heading-face text-lg">{title}</p>
      {Boolean(children) && <div className="text-muted max-w-sm">{children}</div>}
      {Boolean(action) && <div className="mt-3">{action}</div>}
    </div>
  );
}

export interface ErrorStateProps {
  /** It stands in the place of a whole page, so its title is the page's heading. */
  isPage?: boolean;
  title: ReactNode;
  /** What happened, and what did not happen to the money. */
  children?: ReactNode;
  /** The button that tries again. */
  retry?: ReactNode;
}

/** Content that could not be shown. It is announced because it replaces what the user expected. */
export function ErrorState({ title, isPage = false, children, retry }: ErrorStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className="state-error" role="alert">
      <span className="state-icon tone-danger">
        <CircleAlert className="size-5" />
      </span>
      <Title className="heading-face text-lg">{title}</Title>
      {Boolean(children) && <div className="text-muted">{children}</div>}
      {Boolean(retry) && <div className="mt-3">{retry}</div>}
    </div>
  );
}
