import { Text, useText } from '@bank/i18n';
import { StepTitle, useFlowPlan } from '@bank/kit';
import { buttonClass } from '@bank/ui';
import { Link, useNavigate } from 'react-router-dom';
import { PLAN } from '../company/plan';
import { toForm } from '../to-form';
import { PART } from './check-steps';

/** Nothing is sent while a form has something missing, wrong or not confirmed. */
export function StillOpen({ count }: { count: number }) {
  const t = useText();
  const navigate = useNavigate();
  useFlowPlan({ steps: PLAN, at: PART, title: t(PLAN[PART]), onBack: () => void navigate(toForm(null)) });
  return (
    <div className="grid max-w-[36rem] content-start justify-items-start gap-5">
      <header className="grid gap-1">
        <StepTitle>
          <Text id="onboarding.send.open" values={{ count }} />
        </StepTitle>
        <p className="text-muted">
          <Text id="onboarding.send.openHelp" />
        </p>
      </header>
      <Link to={toForm(null)} className={buttonClass()}>
        <Text id="onboarding.send.seeOpen" />
      </Link>
    </div>
  );
}
