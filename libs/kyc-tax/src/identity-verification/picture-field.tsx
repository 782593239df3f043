import { Text } from '@bank/i18n';
import { buttonClass } from '@bank/ui';
import clsx from 'clsx';
import { Camera, Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface PictureFieldProps {
  label: string;
  help?: ReactNode;
  /** user: the camera on the side of the screen. */
  capture: 'environment' | 'user';
  picture: File | undefined;
  onPicture(picture: File): void;
}

/** One picture, by the phone's camera or from a file: a native input, so that keyboard, screen reader and phone know what it is. */
export function PictureField({ label, help, capture, picture, onPicture }: PictureFieldProps) {
  return (
    <div className="border-line flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t py-3">
      <div className="min-w-0">
        <p aria-hidden="true" className="font-medium">
          {label}
        </p>
        {Boolean(help) && <p className="text-muted text-sm">{help}</p>}
        <p role="status" className="text-positive text-sm">
          {picture && (
            <span className="flex items-center gap-1.5">
              <Check aria-hidden="true" className="size-4 shrink-0" />
              <Text id="kyc-tax.identity.chosen" />
            </span>
          )}
        </p>
      </div>
      <label
        className={clsx(
          buttonClass('secondary'),
          'has-focus-visible:outline-focus cursor-pointer outline-offset-2 has-focus-visible:outline-2 [&>svg]:size-5',
        )}
      >
        <Camera aria-hidden="true" />
        <Text id={picture ? 'kyc-tax.identity.takeAgain' : 'kyc-tax.identity.take'} />
        <input
          type="file"
          className="sr-only"
          accept="image/*"
          capture={capture}
          aria-label={label}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onPicture(chosen);
          }}
        />
      </label>
    </div>
  );
}
