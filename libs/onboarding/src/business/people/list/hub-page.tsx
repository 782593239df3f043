import { type MessageId, Text, useText } from '@bank/i18n';
import { StepTitle, useFlowPlan } from '@bank/kit';
import { Button, buttonClass } from '@bank/ui';
import clsx from 'clsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Problem } from '../../business-form';
import { PLAN } from '../../company/plan';
import { ProblemText } from '../../problem-text';
import { toForm } from '../../to-form';
import '../../hub.css';

interface HubPageProps {
  title: MessageId;
  /** The heading, where it says more than the title. */
  heading?: ReactNode;
  /** One line: who belongs here. */
  help: MessageId;
  /** How to look at the list. */
  view?: ReactNode;
  /** A drawing takes what a list leaves free; a deep one takes the whole width, and what it comes to stands below it. */
  width?: 'list' | 'drawing' | 'deep';
  /** What it comes to, above the way back. */
  aside?: ReactNode;
  /** What adds a party to the list; lists of their own have one each. */
  add?: { label: MessageId; onPress(): void };
  /** What is left is named under "Done". */
  problems: readonly Problem[];
  /** The list, and what stands above it. */
  children: ReactNode;
}

/** A form of the registration that is a list of persons or companies. */
export function HubPage({ title, heading, help, view, width = 'list', aside, add, problems, children }: HubPageProps) {
  const t = useText();
  const navigate = useNavigate();
  useFlowPlan({ steps: PLAN, at: 0, title: t(title), onBack: () => void navigate(toForm(null)) });
  return (
    <div className={clsx('hub hub-form', WIDTHS[width])}>
      <header className="hub-head grid content-start gap-1">
        <StepTitle>{heading ?? <Text id={title} />}</StepTitle>
        <p className="text-muted">
          <Text id={help} />
        </p>
        {view}
      </header>
      <div className="hub-body grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        {children}
        {add && (
          <Button
            variant="secondary"
            icon={<Plus className="size-5" />}
            className="justify-self-start"
            onClick={add.onPress}
          >
            <Text id={add.label} />
          </Button>
        )}
      </div>
      <aside className="hub-aside">
        {aside}
        <Link to={toForm(null)} className={buttonClass()}>
          <Text id="onboarding.hub.done" />
        </Link>
        {problems.length > 0 && <Left problems={problems} />}
      </aside>
    </div>
  );
}

const WIDTHS = { list: '', drawing: 'hub-wide', deep: 'hub-deep' } as const;

function Left({ problems }: { problems: readonly Problem[] }) {
  return (
    <div className="text-muted grid gap-1 text-sm">
      <p>
        <Text id="onboarding.hub.still" />
      </p>
      <ul className="grid list-disc gap-1 ps-5">
        {problems.map((problem) => (
          <li key={problem.id} className="break-words">
            <ProblemText problem={problem} />
          </li>
        ))}
      </ul>
    </div>
  );
}
