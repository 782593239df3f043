import { type MessageId, Text } from '@bank/i18n';
import { Row, Rows, RowToken } from '@bank/kit';
import { StatusChip, type Tone } from '@bank/ui';
import { ChevronRight, CircleAlert, CircleCheck, CircleDashed, CircleHelp, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useAnswers } from '../answers';
import type { BusinessForm } from '../business-form';
import { toForm } from '../to-form';
import { type FormNow, type FormState, isDone } from './form-state';

const HEADINGS: Readonly<Record<BusinessForm['group'], MessageId>> = {
  company: 'onboarding.hub.company',
  people: 'onboarding.hub.people',
  once: 'onboarding.hub.once',
};

/** Some forms under their heading, each with its state. */
export function HubGroup({ group, forms }: { group: BusinessForm['group']; forms: readonly FormNow[] }) {
  const heading = useId();
  const asked = forms.filter(({ state }) => state !== 'none');
  return (
    <section aria-labelledby={heading} className="grid">
      <div className="border-line flex items-baseline justify-between border-b pb-2">
        <h2 id={heading} className="text-sm font-semibold">
          <Text id={HEADINGS[group]} />
        </h2>
        <span className="text-muted text-sm">
          <Text id="onboarding.hub.count" values={{ done: asked.filter(isDone).length, all: asked.length }} />
        </span>
      </div>
      <Rows labelledBy={heading} kind="open">
        {forms.map((now) => (
          <FormRow key={now.form.id} now={now} />
        ))}
      </Rows>
    </section>
  );
}

function FormRow({ now }: { now: FormNow }) {
  const answers = useAnswers();
  const { place, title, icon: Icon, Told } = now.form;
  return (
    <Row
      to={toForm(place)}
      token={
        <RowToken>
          <Icon />
        </RowToken>
      }
      title={<Text id={title} />}
      note={<Told answers={answers} />}
      aside={
        <>
          <State now={now} />
          <ChevronRight aria-hidden="true" className="size-4" />
        </>
      }
    />
  );
}

const STATES: Readonly<Record<FormState, { tone: Tone; icon: LucideIcon; word: MessageId }>> = {
  done: { tone: 'positive', icon: CircleCheck, word: 'onboarding.hub.done' },
  none: { tone: 'neutral', icon: CircleDashed, word: 'onboarding.hub.none' },
  notStarted: { tone: 'neutral', icon: CircleDashed, word: 'onboarding.hub.notStarted' },
  missing: { tone: 'warning', icon: CircleAlert, word: 'onboarding.hub.missing' },
  confirm: { tone: 'warning', icon: CircleHelp, word: 'onboarding.hub.confirm' },
  wrong: { tone: 'danger', icon: CircleAlert, word: 'onboarding.hub.wrong' },
};

function State({ now: { state, problems } }: { now: FormNow }) {
  const { tone, icon: Icon, word } = STATES[state];
  const count = problems.filter(({ kind }) => kind === state).length;
  return (
    <StatusChip tone={tone} icon={<Icon aria-hidden="true" />}>
      <Text id={word} values={{ count }} />
    </StatusChip>
  );
}
