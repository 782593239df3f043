import { Text } from '@bank/i18n';
import { ArrowDownLeft } from 'lucide-react';

/** The empty centre: what it will look like, in outline, and what will stand in it. */
export function CentreOutline() {
  return (
    <>
      <div aria-hidden="true" className="centre-outline">
        {['w-3/5', 'w-2/5', 'w-1/2'].map((width) => (
          <span key={width} className="centre-line">
            <span className="centre-icon">
              <ArrowDownLeft className="size-5" />
            </span>
            <span className={`outline-bar ${width}`} />
          </span>
        ))}
      </div>
      <div className="px-5 pb-5 text-center">
        <p className="font-semibold">
          <Text id="kit.notifications.empty" />
        </p>
        <p className="text-muted mt-1 text-sm">
          <Text id="kit.notifications.emptyBody" />
        </p>
      </div>
    </>
  );
}
