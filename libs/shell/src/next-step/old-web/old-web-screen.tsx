import { query, queryClient } from '@bank/api-client';
import { useBrand } from '@bank/brand';
import { Text } from '@bank/i18n';
import { LeavingQuestion } from '@bank/kit';
import { paths } from '@bank/paths';
import { businessAuthorizedUser } from '@bank/protocol/customer';
import { leavingGate } from '@bank/session';
import { Button, buttonClass } from '@bank/ui';
import { DoorOpen } from 'lucide-react';
import { useEffect } from 'react';
import { redirect, useLoaderData } from 'react-router-dom';
import { useLogOut } from '../../menus/use-log-out';
import { loadCustomer } from '../../signed-in/load-customer';
import { StepHeading } from '../step-heading';

export const handle = { title: 'shell.oldWeb.title' };

/** The old web bank's address: the customer's (R1.4.11) or the authorized user's (R1.4.13). */
export async function loader(): Promise<string | Response> {
  const { customer } = await loadCustomer();
  if (customer.oldWebUrl !== null) return customer.oldWebUrl;
  const { authorizedUser } = await queryClient.ensureQueryData(query(businessAuthorizedUser));
  return authorizedUser.oldWebUrl ?? redirect(paths.root.to());
}

/** Leads on to the old web bank: at once when its host is on the brand's list, otherwise after naming it (R0.15). */
export function Component() {
  const url = useLoaderData<string>();
  const { allowedHosts } = useBrand();
  const logOut = useLogOut();
  const gate = leavingGate(url, allowedHosts);
  useEffect(() => {
    if (gate.ok) location.replace(url);
  }, [gate.ok, url]);
  const host = gate.ok ? new URL(url).host : gate.host;
  return (
    <section className="step-page">
      <StepHeading icon={<DoorOpen className="size-6" />} title={<Text id="shell.oldWeb.title" />}>
        <Text id="shell.oldWeb.body" />
      </StepHeading>
      <div className="my-6">{host === '' ? <Text id="kit.leaving.unsafeBody" /> : <LeavingQuestion host={host} />}</div>
      <div className="page-actions">
        {host !== '' && (
          <a href={url} rel="noreferrer" className={`${buttonClass()} min-w-0 wrap-anywhere`}>
            <Text id="kit.leaving.go" values={{ host }} />
          </a>
        )}
        <Button variant="quiet" onClick={logOut}>
          <Text id="shell.menu.logOut" />
        </Button>
      </div>
    </section>
  );
}
