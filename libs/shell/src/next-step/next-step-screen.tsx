import { Text } from '@bank/i18n';
import { SupportNumber } from '@bank/kit';
import { paths } from '@bank/paths';
import { Button, buttonClass } from '@bank/ui';
import { ListChecks } from 'lucide-react';
import { Link, redirect, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { useLogOut } from '../menus/use-log-out';
import { isAsked } from '../signed-in/start-redirect';
import { StepHeading } from './step-heading';
import { isStep, STEPS } from './steps';

export const handle = { title: 'shell.step.pageTitle' };

/** A step that the bank does not ask of this user leads to the start page. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Response | null> {
  const { step } = params;
  return isStep(step) && (await isAsked(step)) ? null : redirect(paths.root.to());
}

/**
 * A user whose start page asks for something first (R1.4.11 to R1.4.16) learns here what it is and how to get it done. There is always a
 * way on: ask again whether it is done, call, or log out.
 */
export function Component() {
  const { step } = useParams();
  const logOut = useLogOut();
  if (!isStep(step)) return null;
  const { title, body } = STEPS[step];
  return (
    <section className="step-page">
      <StepHeading icon={<ListChecks className="size-6" />} title={<Text id={title} />}>
        <Text id={body} />
      </StepHeading>
      <p className="text-muted mt-3">
        <Text id="shell.step.call" values={{ number: <SupportNumber key="number" /> }} />
      </p>
      <div className="page-actions mt-7">
        <Link to={paths.root.to()} className={buttonClass()}>
          <Text id="shell.step.checkAgain" />
        </Link>
        <Button variant="quiet" onClick={logOut}>
          <Text id="shell.menu.logOut" />
        </Button>
      </div>
    </section>
  );
}
