import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useStepsSurroundings } from './steps-context';

/** An answer in the sentence: the way back to its question. A link and no button, so that it breaks over lines as words do. */
export function WayBack({ to, children }: { to: string; children: ReactNode }) {
  const { addressOf } = useStepsSurroundings();
  return (
    <Link to={addressOf(to)} className="way-back">
      {children}
    </Link>
  );
}
