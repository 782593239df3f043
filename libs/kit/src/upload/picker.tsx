import { buttonClass } from '@bank/ui';
import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import { ACCEPTED } from './file-rules';

export interface PickerProps {
  icon: ReactNode;
  text: string;
  /** For assistive technology, where the text does not say which file it is. */
  label?: string;
  isDisabled?: boolean;
  multiple?: boolean;
  /** The phone's camera instead of its files; user: the one on the side of the screen. */
  capture?: 'environment' | 'user';
  className?: string;
  ref?: Ref<HTMLInputElement>;
  onFiles(files: readonly File[]): void;
}

/** A native file input that looks like a button: keyboard, screen reader and phone know what it is. */
export function Picker(props: PickerProps) {
  const { icon, text, label, isDisabled = false, multiple, capture, className, ref, onFiles } = props;
  return (
    <label
      className={clsx(
        buttonClass('secondary'),
        'has-focus-visible:outline-focus cursor-pointer outline-offset-2 has-focus-visible:outline-2 [&>svg]:size-5',
        isDisabled && 'cursor-not-allowed opacity-60',
        className,
      )}
    >
      {icon}
      {text}
      <input
        ref={ref}
        type="file"
        className="sr-only"
        aria-label={label}
        accept={capture ? 'image/*' : ACCEPTED}
        capture={capture}
        multiple={multiple}
        disabled={isDisabled}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          target.value = '';
        }}
      />
    </label>
  );
}
