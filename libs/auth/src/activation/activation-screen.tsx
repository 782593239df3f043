import { Text, useText } from '@bank/i18n';
import { paths } from '@bank/paths';
import { Banner, buttonClass, Spinner } from '@bank/ui';
import type { ReactNode } from 'react';
import { Link, replace, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { StepHeading } from '../flows/step-heading';
import type { SignInVisit } from '../password/sign-in-visit';
import { activationLinkOf, openedLink, type ActivationLink } from './activation-link';
import { ChoosePassword } from './choose-password';
import { NotActivatedYet } from './not-activated-yet';
import { ResendForm } from './resend-form';
import { useActivation } from './use-activation';

export const handle = { title: 'auth.activation.title' };

/** Takes the link out of the address before the first call (R0.24). */
export function loader({ request }: LoaderFunctionArgs): { link: ActivationLink | null } {
  const link = activationLinkOf(new URL(request.url).searchParams);
  if (!link) return { link: openedLink.get() };
  openedLink.set(link);
  throw replace(paths.activate.to());
}

/** Activating an account by the link of an e-mail (R1.2.4, R3.2.1 and R3.8.1). */
export function Component() {
  const { link } = useLoaderData<typeof loader>();
  return link ? <Activation key={link.code} link={link} /> : <WithoutLink />;
}

function Activation({ link }: { link: ActivationLink }) {
  const t = useText();
  const { state, open, choosePassword } = useActivation(link);
  switch (state.step) {
    case 'working':
      return (
        <Frame>
          <div className="flex items-center gap-3" aria-busy>
            <Spinner label={t('auth.activation.working')} />
            <span aria-hidden="true">
              <Text id="auth.activation.working" />
            </span>
          </div>
        </Frame>
      );
    case 'password':
      return <ChoosePassword email={link.user} failure={state.failure} onChosen={choosePassword} />;
    case 'failed':
      return (
        <Frame>
          <NotActivatedYet email={link.user} failure={state.failure} onRetry={open} />
        </Frame>
      );
    case 'done':
      return (
        <Frame>
          <Banner tone="positive">
            <Text id={link.action === 'activationBusiness' ? 'auth.activation.doneBusiness' : 'auth.activation.done'} />
          </Banner>
          <ToLogin email={link.user} />
        </Frame>
      );
  }
}

/** After a reload, or by typing the address: the link is in the e-mail, or on its way in another one. */
function WithoutLink() {
  return (
    <Frame intro={<Text id="auth.activation.noLink" />}>
      <ResendForm />
    </Frame>
  );
}

function Frame({ intro, children }: { intro?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <StepHeading title={<Text id="auth.activation.title" />}>{intro}</StepHeading>
      {children}
    </div>
  );
}

function ToLogin({ email }: { email: string }) {
  return (
    <Link to={paths.login.to()} state={{ email } satisfies SignInVisit} className={`${buttonClass()} w-full`}>
      <Text id="auth.activation.toLogin" />
    </Link>
  );
}
