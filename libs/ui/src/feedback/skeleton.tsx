export interface SkeletonProps {
  /** line: a line of text; title: a heading; block: a card; circle: an avatar; row: a list row with its amount. */
  shape?: 'line' | 'title' | 'block' | 'circle' | 'row';
  /** A row begins with a token, as most lists do. */
  hasToken?: boolean;
  /** How many, under each other. */
  count?: number;
  /** What is loading, announced once for the whole group. Without it the skeleton is decoration. */
  label?: string;
}

function SkeletonShape({ shape, hasToken }: Required<Pick<SkeletonProps, 'shape' | 'hasToken'>>) {
  if (shape !== 'row') return <span className={`skeleton skeleton-${shape}`} />;
  return (
    <span className="py-row flex items-center gap-3">
      {hasToken && <span className="skeleton skeleton-circle" />}
      <span className="flex-1">
        <span className="skeleton skeleton-line w-2/5" />
        <span className="skeleton skeleton-line mt-1.5 w-1/4" />
      </span>
      <span className="skeleton skeleton-line w-20" />
    </span>
  );
}

/** Reserves the place of loading content. It shows after 150 ms (a CSS delay), so that quick answers never flash. */
export function Skeleton({ shape = 'line', hasToken = true, count = 1, label }: SkeletonProps) {
  const announced = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return (
    <span className="skeleton-group" {...announced}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonShape key={index} shape={shape} hasToken={hasToken} />
      ))}
    </span>
  );
}
