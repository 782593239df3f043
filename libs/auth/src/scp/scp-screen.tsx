import { Text, useText } from '@bank/i18n';
import { paths } from '@bank/paths';
import { session, useSession } from '@bank/session';
import { Banner, Button, QrCode } from '@bank/ui';
import { useState } from 'react';
import { redirect, useNavigate } from 'react-router-dom';
import { OpenApp } from '../app-link/open-app';
import { StoreLinks } from '../app-link/store-links';
import { bankConnection } from '../bank-connection';
import { StepHeading } from '../flows/step-heading';
import { asksForPhone, giveUpSignIn, goOnWithoutLink } from '../sign-in/migration';
import type { PendingSignIn } from '@bank/session';
import { MigrationNote, MigrationReason } from './migration-note';
import { TwoStepByText } from './two-step-by-text';
import { SendStoreLinks } from './send-store-links';
import { useLink } from './use-link';

export const handle = { title: 'auth.scp.title' };

/** Only for a sign-in that asks for it (R1.2.8); the calls below need the bank. */
export async function loader() {
  const { loginResult } = session.getState();
  if (!loginResult || !asksForPhone(loginResult)) return redirect(paths.login.to());
  await bankConnection.ready();
  return null;
}

/** Moves a user to approving on a phone before the sign-in goes on, or leaves it for later (R1.3.6, R1.4.4). */
export function Component() {
  const pending = useSession((state) => state.loginResult);
  // Between the end of this step and the next page.
  return pending && <LinkPhone pending={pending} />;
}

function LinkPhone({ pending }: { pending: PendingSignIn }) {
  const t = useText();
  const navigate = useNavigate();
  const toSignIn = () => void navigate(paths.login.to(), { replace: true });
  const toStart = () => void navigate(paths.root.to(), { replace: true });
  // The sign-in goes on with its own flow: an exchange at once, or the code that it asks for.
  const goOn = () => {
    goOnWithoutLink(pending);
    toSignIn();
  };
  const giveUp = () => {
    giveUpSignIn();
    toSignIn();
  };
  const { link, problem, isExpired, renew } = useLink(pending, goOn);
  const [isSending, setSending] = useState(false);
  const isStrict = pending.migration?.kind === 'strict';

  return (
    <div className="mx-auto grid max-w-md grid-cols-1 gap-6">
      <StepHeading title={<Text id="auth.scp.title" />}>
        {pending.migration && <MigrationReason migration={pending.migration} />}
      </StepHeading>
      {pending.migration && <MigrationNote migration={pending.migration} />}
      <section className="grid gap-3">
        <h2 className="font-semibold">
          <Text id="auth.scp.install" />
        </h2>
        <StoreLinks />
        {isSending ? (
          <SendStoreLinks pending={pending} />
        ) : (
          <Button
            variant="quiet"
            size="small"
            className="-ms-3 justify-self-start text-start"
            onClick={() => setSending(true)}
          >
            <Text id="auth.scp.bySms" />
          </Button>
        )}
      </section>
      <section className="grid gap-3">
        <h2 className="font-semibold">
          <span className="tablet:hidden">
            <Text id="auth.scp.open" />
          </span>
          <span className="tablet:inline hidden">
            <Text id="auth.scp.scan" />
          </span>
        </h2>
        <OpenApp link={link?.deeplink ?? null} className="tablet:hidden" />
        {problem !== null && <Banner tone="danger">{problem}</Banner>}
        {isExpired && (
          <Banner tone="warning">
            <Text id="auth.scp.expired" />
          </Banner>
        )}
        {link && !isExpired && (
          <>
            <QrCode
              value={link.deeplink}
              label={t('auth.flow.qr')}
              className="tablet:block hidden w-56 justify-self-center"
            />
            <p role="status" className="text-muted text-center text-sm">
              <Text id="kit.waitingForPhone" />
            </p>
            <Button variant="quiet" size="small" className="justify-self-center" onClick={goOn}>
              <Text id="auth.scp.confirmed" />
            </Button>
          </>
        )}
        {(isExpired || problem !== null) && (
          <Button variant="secondary" onClick={renew}>
            <Text id="auth.scp.newCode" />
          </Button>
        )}
      </section>
      {pending.migration?.kind === 'soft' && <TwoStepByText pending={pending} onSignedIn={toStart} />}
      <div className="quiet-row">
        <Button variant="quiet" size="small" onClick={giveUp}>
          <Text id="kit.back" />
        </Button>
        {!isStrict && (
          <Button variant="secondary" size="small" onClick={goOn}>
            <Text id="auth.scp.later" />
          </Button>
        )}
      </div>
    </div>
  );
}
