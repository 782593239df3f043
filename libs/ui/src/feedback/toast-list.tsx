import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../actions/button';
import type { Tone } from './tone';
import '../styles/late/toasts.css';

const ICON = { neutral: Info, info: Info, positive: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

export interface ToastMessage {
  id: string;
  tone?: Tone;
  title: ReactNode;
  /** Goes on in the same line. */
  children?: ReactNode;
  /** One button or link with the class `toast-action`: it undoes, or shows what the message tells of. */
  action?: ReactNode;
  /** How long it stays in ms (R2.4.4, R3.9.1: 3,000 or 10,000); null: until it is dismissed. */
  durationMs?: number | null;
}

export interface ToastListProps {
  toasts: readonly ToastMessage[];
  onDismiss: (id: string) => void;
  dismissLabel: string;
  /** The name of the region. */
  label: string;
}

/** Messages that close by themselves, but never under the reader's pointer or focus (R0.26). */
export function ToastList({ toasts, onDismiss, dismissLabel, label }: ToastListProps) {
  const [pointerInside, setPointerInside] = useState(false);
  const [focusInside, setFocusInside] = useState(false);
  const paused = pointerInside || focusInside;
  return (
    <section
      aria-label={label}
      className="toast-region"
      // Keeps messages usable above an open dialog, which makes the rest of the page inert.
      data-react-aria-top-layer="true"
      onPointerEnter={() => setPointerInside(true)}
      onPointerLeave={() => setPointerInside(false)}
      onFocus={() => setFocusInside(true)}
      onBlur={(event) => setFocusInside(event.currentTarget.contains(event.relatedTarget))}
    >
      <ol className="toast-list" aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <Toast
            key={toast.id}
            toast={toast}
            paused={paused}
            dismissLabel={dismissLabel}
            onDismiss={() => {
              // A toast that goes with the pointer or the focus on it would pause those after it for ever.
              setPointerInside(false);
              setFocusInside(false);
              onDismiss(toast.id);
            }}
          />
        ))}
      </ol>
    </section>
  );
}

interface ToastProps {
  toast: ToastMessage;
  paused: boolean;
  onDismiss: () => void;
  dismissLabel: string;
}

function Toast({ toast, paused, onDismiss, dismissLabel }: ToastProps) {
  const { tone = 'neutral', title, children, action, durationMs = 10_000 } = toast;
  useCountdown(durationMs, paused, onDismiss);
  const Icon = ICON[tone];
  return (
    <li className="toast">
      <Icon className="toast-icon" />
      <p className="toast-text">
        <span className="font-semibold">{title}</span>
        {Boolean(children) && <span> {children}</span>}
      </p>
      {action}
      <IconButton
        label={dismissLabel}
        icon={<X className="size-4" />}
        className="toast-dismiss"
        onClick={() => onDismiss()}
      />
    </li>
  );
}

/** Calls `done` after `durationMs` outside of pauses; the time before a pause counts. */
function useCountdown(durationMs: number | null, paused: boolean, done: () => void): void {
  const left = useRef(durationMs);
  const latest = useRef(done);
  useEffect(() => {
    latest.current = done;
  });
  useEffect(() => {
    if (paused || left.current === null) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current -= performance.now() - startedAt;
    };
  }, [paused]);
}
