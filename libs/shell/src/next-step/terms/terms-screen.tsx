import { ApiFailure, queryClient, useCall, type FailureTerm } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { FailureNote, useLeave } from '@bank/kit';
import { paths } from '@bank/paths';
import { customerInfo, termsAccept, userAccessInfo } from '@bank/protocol/customer';
import { customerQueries } from '@bank/session/calls';
import { Button, Checkbox } from '@bank/ui';
import { ExternalLink, FileText } from 'lucide-react';
import { useState } from 'react';
import { redirect, useLoaderData, useNavigate } from 'react-router-dom';
import { useLogOut } from '../../menus/use-log-out';
import { StepHeading } from '../step-heading';

export const handle = { title: 'shell.terms.title' };

/** The terms are what the bank refuses with (R1.4.16); when it refuses nothing, there is nothing to accept. */
export async function loader(): Promise<readonly FailureTerm[] | Response> {
  try {
    await queryClient.fetchQuery({ ...customerQueries.info(), staleTime: 0 });
  } catch (reason) {
    if (reason instanceof ApiFailure && reason.kind === 'terms' && reason.terms?.length) return reason.terms;
    if (!(reason instanceof ApiFailure) || reason.kind !== 'terms') throw reason;
  }
  return redirect(paths.root.to());
}

/** New terms: each can be read, each is accepted by its own tick, and then the start page goes on. */
export function Component() {
  const terms = useLoaderData<readonly FailureTerm[]>();
  const t = useText();
  const leave = useLeave();
  const logOut = useLogOut();
  const navigate = useNavigate();
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const { run, isPending, failure } = useCall(termsAccept);

  const accept = async () => {
    setTried(true);
    if (terms.some(({ id }) => !accepted.has(id))) return;
    try {
      await run({ termIds: terms.map(({ id }) => id) });
    } catch {
      return; // Said below the list.
    }
    // What the bank refused meanwhile is asked again by the start page.
    for (const row of [customerInfo, userAccessInfo]) queryClient.removeQueries({ queryKey: [row.name] });
    void navigate(paths.root.to(), { replace: true });
  };
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(accepted);
    if (isTicked) next.add(id);
    else next.delete(id);
    setAccepted(next);
  };

  return (
    <section className="step-page">
      <StepHeading icon={<FileText className="size-6" />} title={<Text id="shell.terms.title" />}>
        <Text id="shell.terms.body" />
      </StepHeading>
      <ul className="divide-line my-6 divide-y">
        {terms.map(({ id, title, url }) => (
          <li key={id} className="py-3">
            <Checkbox
              label={t('shell.terms.accept', { title })}
              checked={accepted.has(id)}
              onChange={({ target }) => tick(id, target.checked)}
              error={isTried && !accepted.has(id) ? t('shell.terms.missing') : undefined}
            />
            <div className="checkbox-more">
              <Button
                variant="quiet"
                size="small"
                icon={<ExternalLink className="size-4" />}
                className="-ms-3"
                aria-label={t('shell.terms.readNamed', { title })}
                onClick={() => leave(url)}
              >
                <Text id="shell.terms.read" />
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <FailureNote failure={failure} />
      <div className="page-actions mt-4">
        <Button pending={isPending} pendingLabel={<Text id="shell.terms.accepting" />} onClick={() => void accept()}>
          <Text id="shell.terms.goOn" />
        </Button>
        <Button variant="quiet" onClick={logOut}>
          <Text id="shell.menu.logOut" />
        </Button>
      </div>
    </section>
  );
}
