/** A brand's mark as flat shapes; `tone` is one of the theme's colours. */
export interface MarkDrawing {
  readonly viewBox: string;
  readonly shapes: readonly { readonly d: string; readonly tone: 'accent' | 'onAccent' | 'second' }[];
}

const TONE = { accent: 'fill-mark', onAccent: 'fill-on-mark', second: 'fill-mark-second' } as const;

export interface BrandMarkProps {
  mark: MarkDrawing;
  /** The brand's name; shown beside the mark unless `markOnly`, in which case it is the mark's accessible name. */
  name: string;
  markOnly?: boolean;
  /** The brand is named beside it, or what the mark stands in has a name of its own. */
  isDecorative?: boolean;
  size?: 'small' | 'regular' | 'large';
}

const SIZE = { small: 'size-7', regular: 'size-8', large: 'size-12' } as const;

/** The brand, as in the top bar and above sign-in. */
export function BrandMark({ mark, name, markOnly = false, isDecorative = false, size = 'regular' }: BrandMarkProps) {
  const naming =
    markOnly && !isDecorative ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox={mark.viewBox} className={`${SIZE[size]} shrink-0`} {...naming}>
        {mark.shapes.map((shape) => (
          <path key={shape.d} d={shape.d} className={TONE[shape.tone]} fillRule="evenodd" />
        ))}
      </svg>
      {!markOnly && <span className="brand-name">{name}</span>}
    </span>
  );
}
