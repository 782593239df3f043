import { isolated, Text, useText } from '@bank/i18n';
import { StepTitle, useFlowPlan } from '@bank/kit';
import { useAnswers } from '../answers';
import { PLAN } from '../company/plan';
import { FORMS } from '../forms';
import { useTakenEmails } from '../people/users/taken-emails';
import { formsNow, isDone } from './form-state';
import { HubGroup } from './hub-group';
import { HubNotice } from './hub-notice';
import { StillMissing } from './still-missing';
import '../hub.css';

const GROUPS = ['company', 'people', 'once'] as const;
/** About so long for a form. */
const MINUTES = 2;

/** The ten forms with what is in them and what is missing; any order will do. */
export function Hub() {
  const t = useText();
  const answers = useAnswers();
  // The forms read it where no hook can be: what the bank says of an address may come later.
  useTakenEmails();
  const today = new Date().toISOString().slice(0, 10);
  const forms = formsNow(FORMS, answers, today);
  const asked = forms.filter(({ state }) => state !== 'none');
  const done = asked.filter(isDone).length;
  useFlowPlan({ steps: PLAN, at: 0, title: t('onboarding.business.title') });
  return (
    <div className="hub">
      <div className="hub-head grid gap-6">
        <HubNotice />
        <header className="grid gap-1">
          <StepTitle>{answers.name === '' ? <Text id="onboarding.hub.noName" /> : isolated(answers.name)}</StepTitle>
          <p className="text-muted">
            {done === asked.length ? (
              <Text id="onboarding.hub.allDone" />
            ) : (
              <Text
                id="onboarding.hub.sofar"
                values={{ done, all: asked.length, minutes: (asked.length - done) * MINUTES }}
              />
            )}
          </p>
          <div className="hub-bar" aria-hidden="true">
            {asked.map(({ form }, index) => (
              <span key={form.id} data-done={index < done ? '' : undefined} />
            ))}
          </div>
        </header>
      </div>
      <div className="hub-body grid content-start gap-6">
        {GROUPS.map((group) => (
          <HubGroup key={group} group={group} forms={forms.filter(({ form }) => form.group === group)} />
        ))}
      </div>
      <StillMissing forms={forms} />
    </div>
  );
}
