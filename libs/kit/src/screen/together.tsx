import type { ReactNode } from 'react';
import { RowsSkeleton } from './answer';

interface TogetherProps {
  /** What `useQuery` returns fits. */
  of: readonly { isLoading: boolean }[];
  /** How many rows stand in meanwhile, and whether they begin with a token. */
  rows?: number;
  hasTokens?: boolean;
  /** Stands in instead of rows, where the parts have another shape. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/**
 * Parts that stand one below another come together: one that came later would push down what stands below it. A call that failed has
 * come, too: its part says so.
 */
export function Together({ of, rows = 5, hasTokens = true, skeleton, children }: TogetherProps) {
  if (of.every(({ isLoading }) => !isLoading)) return children;
  return skeleton ?? <RowsSkeleton rows={rows} hasTokens={hasTokens} />;
}
