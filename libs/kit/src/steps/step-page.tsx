import { isolated, type MessageId, Text, useText } from '@bank/i18n';
import { Banner } from '@bank/ui';
import { Children, type ReactNode, useEffect, useRef } from 'react';
import { useFlowPlan } from '../flow/flow-plan';
import { StepTitle } from './step-title';
import { StepsContext } from './steps-context';
import { type StepQuestion, type StepsOptions, useSteps } from './use-steps';
import './steps.css';

interface StepPageProps<Answers> extends StepsOptions {
  questions: readonly StepQuestion<Answers>[];
  /** The parts of the plan, in order. */
  plan: readonly MessageId[];
  answers: Answers;
  /** The answers as they are now, also within the press that added one. */
  latest(): Answers;
  /** The sentence that grows: one phrase for each answer, in order; null for what has none yet. */
  said: readonly ReactNode[];
  /** How many seconds a question takes, for "about 2 minutes left". */
  secondsAQuestion: number;
  /** Where what is typed into a question is kept until it is answered, so that a reload loses the field under the cursor at most. */
  draftKey?(id: string): string;
  /** What becomes of the answers, where it is not what the frame says. */
  kept?: MessageId;
  /** What the first question leads back to. */
  leave?(): void;
  /** Above the question: what became of an earlier visit. */
  notice?: ReactNode;
  /** Below it: what concerns all answers. */
  end?: ReactNode;
}

/** How many phrases a phone has room for above the question. */
const PHRASES_ON_PHONE = 2;
const MINUTE_S = 60;

/** A long form, one question a screen: the plan in the line above, and beside the question the sentence of all answers so far. */
export function StepPage<Answers>(props: StepPageProps<Answers>) {
  const { questions, plan, answers, latest, said, secondsAQuestion, draftKey, kept, leave, notice, end } = props;
  const t = useText();
  const { asked, at, current, addressOf, next, back = leave } = useSteps(questions, answers, props);
  const { part, title, titleValues, help, fault, Ask } = current;
  const partName = plan[part];
  useFlowPlan({
    steps: plan,
    at: part,
    title: partName && t(partName),
    count: { at: at + 1, of: asked.length },
    onBack: back,
    ...(kept && { kept }),
  });
  const fields = useRef<HTMLDivElement>(null);
  const shown = useRef(current.id);
  useEffect(() => {
    if (shown.current === current.id) return;
    shown.current = current.id;
    // The heading says the question; the first field is one key further.
    fields.current?.querySelector('h1')?.focus({ preventScroll: true });
    globalThis.scrollTo({ top: 0 });
  }, [current.id]);
  const phrases = said.filter((phrase) => phrase !== null);
  // What has an answer already is not asked again on the way to the end.
  const open = asked.filter((question, place) => place !== at && !question.isAnswered(answers));
  const [following] = open;
  const minutes = Math.max(1, Math.round(((open.length + 1) * secondsAQuestion) / MINUTE_S));
  return (
    <StepsContext value={{ addressOf, back, next: () => next(latest()), draftKey, end }}>
      {/* Each question is a page of its own, so that none of it moves when the next one takes its place. */}
      <div key={current.id} className="flow-grid">
        <div className="steps-told">
          {phrases.length > 0 && (
            <>
              <p className="flow-sentence laptop:block hidden">{spaced(phrases)}</p>
              <p className="flow-sentence steps-short laptop:hidden">{spaced(phrases.slice(-PHRASES_ON_PHONE))}</p>
              <p className="text-muted laptop:block hidden text-sm">
                <Text id="kit.steps.change" />
              </p>
            </>
          )}
          <dl className="steps-facts">
            <Fact label="kit.steps.question">{t('kit.steps.count', { at: at + 1, of: asked.length })}</Fact>
            <Fact label="kit.steps.left">{t('kit.steps.minutes', { minutes })}</Fact>
            {following && <Fact label="kit.steps.next">{t(following.title, following.titleValues)}</Fact>}
          </dl>
        </div>
        <div ref={fields} className="flow-fields grid content-start gap-5">
          {notice}
          <header className="grid gap-1">
            <p className="text-muted laptop:block hidden text-sm">{partName && <Text id={partName} />}</p>
            <StepTitle>
              <Text id={title} values={titleValues} />
            </StepTitle>
            {help && (
              <p className="text-muted">
                <Text id={help} />
              </p>
            )}
          </header>
          {fault !== undefined && (
            <Banner tone="warning" title={<Text id="kit.steps.fault" />}>
              {isolated(fault)}
            </Banner>
          )}
          <Ask question={current} />
        </div>
      </div>
    </StepsContext>
  );
}

function Fact({ label, children }: { label: MessageId; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Text id={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Phrases one after the other. */
const spaced = (phrases: readonly ReactNode[]) =>
  Children.toArray(phrases.flatMap((phrase, index) => (index === 0 ? [phrase] : [' ', phrase])));
