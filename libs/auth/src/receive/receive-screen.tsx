import { isOutage, whenBack } from '@bank/api-client';
import { LoadFailure } from '@bank/kit';
import { Text } from '@bank/i18n';
import type { PayoutOption, Withdrawal } from '@bank/protocol/transfers-global';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { StepHeading } from '../flows/step-heading';
import { AgainStep } from './again-step';
import { CodeStep, type Submission } from './code-step';
import { DetailsStep } from './details-step';
import { FollowStep } from './follow-step';
import { OfferStep } from './offer-step';
import { type Opened, openLink } from './receive-calls';
import { RefuseStep } from './refuse-step';
import { WhereStep } from './where-step';

export const handle = { title: 'auth.receive.title' };

interface Link {
  secret: string;
  opened: Opened;
}

/** The secret stays in the address: the page cannot go on without it after a reload (R0.24). */
export async function loader({ params: { id = '' } }: LoaderFunctionArgs): Promise<Link> {
  return { secret: id, opened: await openLink(id) };
}

/** Where the recipient of a payment chooses how to get it, and follows it afterwards (R1.2.5). */
export function Component() {
  const link = useLoaderData<typeof loader>();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Receive key={link.secret} {...link} />
    </div>
  );
}

type Step =
  | { at: 'offer' | 'where' | 'refuse' }
  | { at: 'details'; option: PayoutOption }
  | { at: 'again'; withdrawal: Withdrawal }
  | { at: 'code'; option: PayoutOption; submission: Submission };

function Receive({ secret, opened: atFirst }: Link) {
  const [opened, setOpened] = useState(atFirst);
  const [step, setStep] = useState<Step>({ at: 'offer' });
  const [hasBegun, setBegun] = useState(false);
  const reload = async () => setOpened(await openLink(secret));
  const isAway = opened.state === 'failed' && isOutage(opened.failure);
  // The hook for this is home's: with it this page would fetch code that only customers need.
  useEffect(() => {
    if (!isAway) return undefined;
    return whenBack(() => void openLink(secret).then(setOpened));
  }, [isAway, secret]);
  // The page that has just been opened begins where its reader is.
  const isUnderway = step.at !== 'offer' || hasBegun;
  if (opened.state === 'gone') return <Nothing takesFocus={isUnderway} />;
  if (opened.state === 'failed') return <LoadFailure title="kit.failed" error={opened.failure} onRetry={reload} />;
  const { found } = opened;
  const { paymentDetails: payment } = found;
  if (payment.status !== 'waiting') return <FollowStep payment={payment} takesFocus={isUnderway} />;
  const to = (next: Step) => () => {
    setBegun(true);
    setStep(next);
  };
  switch (step.at) {
    case 'offer':
      return (
        <OfferStep
          payment={payment}
          takesFocus={isUnderway}
          onStart={to({ at: 'where' })}
          onRefuse={to({ at: 'refuse' })}
        />
      );
    case 'refuse':
      return <RefuseStep secret={secret} payment={payment} onDone={reload} onBack={to({ at: 'offer' })} />;
    case 'where':
      return (
        <WhereStep
          secret={secret}
          found={found}
          onChosen={(option) => setStep({ at: 'details', option })}
          onAgain={(withdrawal) => setStep({ at: 'again', withdrawal })}
          onBack={to({ at: 'offer' })}
        />
      );
    case 'details':
      return (
        <DetailsStep
          secret={secret}
          name={payment.beneficiaryName}
          option={step.option}
          onSubmitted={(submission) => setStep({ at: 'code', option: step.option, submission })}
          onBack={to({ at: 'where' })}
        />
      );
    case 'again':
      return (
        <AgainStep
          secret={secret}
          name={payment.beneficiaryName}
          withdrawal={step.withdrawal}
          onSubmitted={(submission) => setStep({ at: 'code', option: step.withdrawal, submission })}
          onBack={to({ at: 'where' })}
        />
      );
    case 'code':
      return <CodeStep secret={secret} {...step} onDone={reload} onBack={to({ at: 'where' })} />;
  }
}

/** The same for a guessed, a malformed and an expired link (R2.7.173). */
const Nothing = ({ takesFocus }: { takesFocus: boolean }) => (
  <StepHeading title={<Text id="auth.receive.gone" />} takesFocus={takesFocus}>
    <Text id="auth.receive.goneHelp" />
  </StepHeading>
);
