import clsx from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class';
import { SpinnerMark } from '../feedback/spinner';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: the button keeps its place, width and focus, and does nothing when pressed again. */
  pending?: boolean;
  /** Said instead of the children while pending, e.g. "Sending…". */
  pendingLabel?: ReactNode;
  /** Decorative, before the label. */
  icon?: ReactNode;
  /** As wide as its container. */
  wide?: boolean;
  children: ReactNode;
}

/** A native button. `type` is "button" unless said otherwise, so that no button submits by accident. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    pending = false,
    pendingLabel,
    icon,
    wide,
    className,
    onClick,
    children,
    type,
    ...rest
  } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // aria-disabled keeps the focus where it is, unlike disabled; the second press must then be refused by hand.
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-disabled={pending || undefined}
      className={clsx(buttonClass(variant, size), wide && 'w-full', className)}
      onClick={press}
    >
      {pending ? <SpinnerMark /> : icon}
      {/* Other words are another element: they take the place of the ones before, and move nothing. */}
      <span key={pending ? 'pending' : 'rest'}>{pending ? (pendingLabel ?? children) : children}</span>
    </button>
  );
}

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The accessible name; also shown by the browser as a tooltip. */
  label: string;
  icon: ReactNode;
}

/** A 44 px square with an icon and a name. */
export function IconButton({ label, icon, className, type, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-label={label}
      title={label}
      className={clsx('icon-button', className)}
    >
      {icon}
    </button>
  );
}
