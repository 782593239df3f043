import clsx from 'clsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'regular' | 'small';

const VARIANT: Record<ButtonVariant, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
  danger: 'button-danger',
};

const SIZE: Record<ButtonSize, string> = {
  regular: 'button-regular',
  small: 'button-small',
};

/**
 * The look of a button, for links that are actions (`<Link className={buttonClass('primary')}>`).
 * `small` keeps a 44 px target on touch screens by an invisible margin (faces.css).
 */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'regular'): string {
  return clsx('button-face', VARIANT[variant], SIZE[size]);
}
