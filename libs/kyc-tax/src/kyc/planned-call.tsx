import { Text, useFormat } from '@bank/i18n';
import { paths } from '@bank/paths';
import type { KycInfo } from '@bank/protocol/kyc-info';
import { buttonClass } from '@bank/ui';
import { Link } from 'react-router-dom';

/** The video call that the identity waits for: when it is, and the way to it for the user who has its link (R0.142). */
export function PlannedCall({ id, hasJoined, startsAt, endsAt }: NonNullable<KycInfo['videoCall']>) {
  const format = useFormat();
  // The end is for who comes late: a call that was joined is open for as long as it lasts.
  const said = !hasJoined
    ? 'kyc-tax.kyc.call.when'
    : id === null
      ? 'kyc-tax.kyc.call.begun'
      : 'kyc-tax.kyc.call.joined';
  const times = { start: format.date(startsAt, 'dayTime'), end: format.date(endsAt, 'time') };
  return (
    <section aria-labelledby="call" className="bg-panel rounded-card grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <div className="grid max-w-prose gap-2">
        <h2 id="call" className="heading-face text-lg">
          <Text id="kyc-tax.video.title" />
        </h2>
        <p>
          <Text id={said} values={times} />
        </p>
      </div>
      {id !== null && (
        <div className="page-actions">
          <Link to={paths.videoIdentityJob.to({ id })} className={buttonClass()}>
            <Text id="kyc-tax.kyc.call.go" />
          </Link>
        </div>
      )}
    </section>
  );
}
