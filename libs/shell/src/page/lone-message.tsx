import { useBrand } from '@bank/brand';
import { BrandMark } from '@bank/ui';
import type { ReactNode } from 'react';
import { MainRegion } from './main-region';

interface LoneMessageProps {
  icon: ReactNode;
  title: ReactNode;
  children: ReactNode;
  action: ReactNode;
  /** Said aloud at once: it takes the place of what was expected. */
  isAlert?: boolean;
}

/** A page that is one message and a way on: nothing at this address, or nothing that could be shown. */
export function LoneMessage({ icon, title, children, action, isAlert = false }: LoneMessageProps) {
  const { mark, name } = useBrand();
  return (
    <div className="bg-surface text-text flex min-h-dvh flex-col">
      <header className="tablet:px-6 px-4 py-4">
        <BrandMark mark={mark} name={name} />
      </header>
      <MainRegion className="grid flex-1 place-items-center px-4 pb-16">
        <div className="state" role={isAlert ? 'alert' : undefined}>
          <span className={`state-icon ${isAlert ? 'tone-danger' : 'empty-icon'}`}>{icon}</span>
          <h1 className="heading-face text-xl">{title}</h1>
          <p className="text-muted max-w-sm">{children}</p>
          <div className="mt-3">{action}</div>
        </div>
      </MainRegion>
    </div>
  );
}
