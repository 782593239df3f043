import clsx from 'clsx';
import { encode } from 'uqr';

export interface QrCodeProps {
  /** The content of the code, usually an address. */
  value: string;
  /** Accessible name: what the code is for. The same must be reachable without a camera. */
  label: string;
  /** Its width, when not as wide as there is room, up to 224 px. */
  className?: string;
}

/** Modules of light around the code, without which cameras do not find it (ISO/IEC 18004 §9.1). */
const QUIET_ZONE = 4;

/** A QR code as one SVG path. Dark on light in every theme: many cameras refuse the reverse. */
export function QrCode({ value, label, className }: QrCodeProps) {
  const { size, data } = encode(value, { ecc: 'M', border: QUIET_ZONE });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={clsx('rounded-control h-auto', className ?? 'block w-full max-w-56')}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={darkPath(data)} fill="#000" />
    </svg>
  );
}

/** Each row's runs of dark modules as one-high boxes. */
function darkPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) =>
      runs(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('');
}

function runs(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = found.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
