import { Text, type MessageId } from '@bank/i18n';
import { paths } from '@bank/paths';
import type { IdentityOutcome, IdentityRun } from '@bank/protocol/identity-verification';
import { isSignedIn } from '@bank/session';
import { Button, buttonClass } from '@bank/ui';
import { Link } from 'react-router-dom';
import { Heading } from './heading';
import { NotStarted } from './not-started';
import { useStartCheck } from './use-start-check';

/** What the customer does next. */
type Next = 'goOn' | 'again' | 'video';

const AGAIN = ['kyc-tax.identity.failed', 'again'] as const;
const NEXT: Readonly<Record<IdentityOutcome, readonly [title: MessageId, next: Next]>> = {
  clear: ['kyc-tax.identity.done', 'goOn'],
  duplicate: ['kyc-tax.identity.duplicate', 'goOn'],
  needsVideo: ['kyc-tax.identity.video', 'video'],
  blurred: AGAIN,
  expired: AGAIN,
  nameMismatch: AGAIN,
  underAge: AGAIN,
  otherFace: AGAIN,
  abandoned: AGAIN,
  providerDown: AGAIN,
};

interface WordProps {
  outcome: IdentityOutcome;
  message: string | null;
  videoJobId: IdentityRun['videoJobId'];
}

/** The bank's last word about a run: what came of it, why, and what would do. */
export function Word({ outcome, message, videoJobId }: WordProps) {
  const [title, next] = NEXT[outcome];
  return (
    <>
      <Heading title={<Text id={title} />}>{message}</Heading>
      {next === 'goOn' && (
        <div className="page-actions">
          <Link to={paths.root.to()} className={buttonClass()}>
            <Text id="kyc-tax.identity.goOn" />
          </Link>
        </div>
      )}
      {next === 'video' && videoJobId !== null && (
        <div className="page-actions">
          <Link to={paths.videoIdentityJob.to({ id: videoJobId })} className={buttonClass()}>
            <Text id="kyc-tax.identity.seeCall" />
          </Link>
        </div>
      )}
      {next === 'again' && <Again />}
    </>
  );
}

/** Another run, for who is signed in; the others log in first. Files are the other way. */
export function Again() {
  const { start, isPending, failure, isByFile } = useStartCheck();
  return (
    <>
      <NotStarted failure={failure} isByFile={isByFile} />
      <div className="page-actions">
        {isSignedIn() ? (
          <>
            <Button pending={isPending} onClick={start}>
              <Text id="kit.tryAgain" />
            </Button>
            <Link to={paths.kyc.to()} className={buttonClass('secondary')}>
              <Text id="kyc-tax.identity.sendFiles" />
            </Link>
          </>
        ) : (
          <Link to={paths.kyc.to()} className={buttonClass()}>
            <Text id="kyc-tax.identity.logIn" />
          </Link>
        )}
      </div>
    </>
  );
}
