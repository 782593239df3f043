import { Text, useText } from '@bank/i18n';
import { Picker } from '@bank/kit';
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

/** One picture, by the phone's camera or from a file. */
export function PictureField({ label, help, capture, picture, onPicture }: PictureFieldProps) {
  const t = useText();
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
      <Picker
        icon={<Camera />}
        text={t(picture ? 'kyc-tax.identity.takeAgain' : 'kyc-tax.identity.take')}
        label={label}
        capture={capture}
        onFiles={([chosen]) => chosen && onPicture(chosen)}
      />
    </div>
  );
}
