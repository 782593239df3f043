import { call } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { adminActEnd } from '@bank/protocol/admin';
import { useCustomer } from '@bank/session/calls';
import { Banner, Button } from '@bank/ui';
import { personName } from '@bank/kit';
import { useMatches } from 'react-router-dom';
import { useStore } from 'zustand';
import { FactorQuestion } from './factor-question';
import { refusedActing } from './refused-acting';
import { useActFor } from './use-act-for';

/** For whom the user acts, standing above every screen while it is not themself, with the way back (R0.23). */
export function ActingBanner() {
  const { customer, access } = useCustomer();
  const isOwnPage = useIsOwnPage();
  const actFor = useActFor();
  const { actingFor, isAdmin } = customer;
  const stop = () => {
    // The bank keeps the time an administrator acted; it ends by itself when it cannot be told.
    if (isAdmin && actingFor) void call(adminActEnd, { customerId: actingFor.customerId }).catch(() => undefined);
    actFor(null);
  };
  return (
    <div className="mb-4 grid gap-3 empty:hidden">
      <RefusedNote isAdmin={isAdmin} />
      {isAdmin && actingFor && <FactorQuestion customerId={actingFor.customerId} name={actingFor.name} />}
      {actingFor && (
        <Banner
          tone="warning"
          title={<Text id="shell.acting.title" values={{ name: actingFor.name }} />}
          action={
            <Button size="small" variant="secondary" onClick={stop}>
              <Text id="shell.acting.stop" />
            </Button>
          }
        >
          {isOwnPage && (
            <Text id="shell.acting.ownPage" values={{ person: personName(customer, access), name: actingFor.name }} />
          )}
        </Banner>
      )}
    </div>
  );
}

/** Whether the open screen is about the user's own login (ADR-22). */
function useIsOwnPage(): boolean {
  return useMatches().some(
    ({ handle }) => typeof handle === 'object' && handle !== null && 'isOwn' in handle && handle.isOwn === true,
  );
}

/** The bank did not let the user act for whom a link named. */
function RefusedNote({ isAdmin }: { isAdmin: boolean }) {
  const customerId = useStore(refusedActing, (state) => state.customerId);
  if (customerId === null) return null;
  return (
    <Banner tone="danger" title={<Text id="shell.acting.refusedTitle" values={{ id: String(customerId) }} />}>
      <p>
        <Text id={isAdmin ? 'shell.acting.refusedAdmin' : 'shell.acting.refusedBody'} />
      </p>
      <Button
        size="small"
        variant="secondary"
        className="mt-2"
        onClick={() => refusedActing.setState({ customerId: null })}
      >
        <Text id="shell.acting.dismiss" />
      </Button>
    </Banner>
  );
}
