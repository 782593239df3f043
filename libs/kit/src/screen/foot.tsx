import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { type Hold, useHold } from '../upload/holding';

interface FootPlace {
  /** Null until the sheet is drawn. */
  element: Element | null;
  /** Takes the place of what stands there. */
  fill: Hold;
}

/** The foot of the sheet around; undefined: there is no sheet. */
export const Foot = createContext<FootPlace | undefined>(undefined);

const noFoot: Hold = () => () => undefined;

/** The one action of a part: in the foot of the sheet around it, in sight however long the part is, else below the part. */
export function InFoot({ children }: { children: ReactNode }) {
  const foot = use(Foot);
  useHold(true, foot?.fill ?? noFoot);
  if (foot === undefined) return <div className="page-actions">{children}</div>;
  return foot.element && createPortal(children, foot.element);
}
