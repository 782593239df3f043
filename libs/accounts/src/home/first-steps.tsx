import { AmountText, statusDisplay, useVerification } from '@bank/kit';
import { Text, useText, type MessageId } from '@bank/i18n';
import type { Customer } from '@bank/protocol/customer';
import { BrandArt, buttonClass, ProgressBar } from '@bank/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CardOffer } from './card-offer';
import { firstSteps, type StepState } from './first-steps-rules';

interface FirstStepsProps {
  customer: Customer;
  /** Of the balance that will stand here. */
  currency: string;
}

/** Home before the first money: its layout in outline, and the three steps to the first payment. */
export function FirstSteps({ customer, currency }: FirstStepsProps) {
  const t = useText();
  const { status } = useVerification();
  const states = firstSteps(status);
  const done = states.filter((state) => state === 'done').length;
  const display = status === undefined || status === 'CHECKED' ? null : statusDisplay(status, customer.customerType);
  return (
    <>
      <section className="hero-face home-hero" aria-label={t('kit.balance')}>
        <BrandArt place="hero" />
        <p className="hero-label">
          <Text id="accounts.start.welcome" values={{ name: customer.businessName ?? customer.firstName }} />
        </p>
        <p className="hero-total opacity-70">
          <AmountText amount="0" currency={currency} size="hero" />
        </p>
        <Outline />
      </section>
      <section className="home-part" aria-labelledby="home-start">
        <div className="home-heading">
          <h2 id="home-start" className="section-face min-w-0 flex-1">
            <Text id="accounts.start.title" />
          </h2>
          <span className="text-muted text-sm">
            <Text id="accounts.start.done" values={{ count: done }} />
          </span>
        </div>
        <ProgressBar value={done} max={states.length} label={t('accounts.start.title')} />
        <ol className="rows mt-2">
          <Step state={states[0]} number={1} title="accounts.start.signIn" note="accounts.start.signInNote" />
          <Step
            state={states[1]}
            number={2}
            title="accounts.start.identity"
            note={display && !display.link ? display.description : 'accounts.start.identityNote'}
          >
            {display?.link && (
              <Link to={display.link.to} className={buttonClass('primary')}>
                <Text id="accounts.start.begin" />
              </Link>
            )}
          </Step>
          <Step
            state={states[2]}
            number={3}
            title="accounts.start.money"
            note="accounts.start.moneyNote"
            values={{ email: customer.login.email }}
          />
        </ol>
      </section>
      <aside className="home-aside">
        <CardOffer />
      </aside>
    </>
  );
}

interface StepProps {
  state: StepState;
  number: number;
  title: MessageId;
  note: MessageId;
  values?: Record<string, string>;
  /** What takes the step. */
  children?: ReactNode;
}

function Step({ state, number, title, note, values, children }: StepProps) {
  const t = useText();
  return (
    <li className="step" aria-current={state === 'next' ? 'step' : undefined}>
      <span className={`step-mark step-${state}`}>
        {state === 'done' ? <Check role="img" aria-label={t('accounts.start.stepDone')} /> : number}
      </span>
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-medium">
          <Text id={title} />
        </span>
        <span className="text-muted block text-sm">
          <Text id={note} values={values} />
        </span>
      </span>
      {state === 'next' && children}
    </li>
  );
}

/** Where the chart will be: dashed steps that rise, from a dot at today. */
function Outline() {
  return (
    <svg className="home-outline" viewBox="0 0 696 120" preserveAspectRatio="none" aria-hidden="true">
      <path d="M8 100H120V66H210V80H330V38H420V54H560V16H696" />
      <circle cx="8" cy="100" r="5" />
    </svg>
  );
}
