import { Text } from '@bank/i18n';
import { useCustomer } from '@bank/session/calls';
import { Banner, Button } from '@bank/ui';
import { useStore } from 'zustand';
import { refusedActing } from './refused-acting';
import { useActFor } from './use-act-for';

/** For whom the user acts, standing above every screen while it is not themself, with the way back (decision 23). */
export function ActingBanner() {
  const { customer } = useCustomer();
  const actFor = useActFor();
  const { actingFor } = customer;
  return (
    <>
      <RefusedNote />
      {actingFor && (
        <Banner
          tone="warning"
          title={<Text id="shell.acting.title" values={{ name: actingFor.name }} />}
          action={
            <Button size="small" variant="secondary" onClick={() => actFor(null)}>
              <Text id="shell.acting.stop" />
            </Button>
          }
        />
      )}
    </>
  );
}

/** The bank did not let the user act for whom a link named. */
function RefusedNote() {
  const customerId = useStore(refusedActing, (state) => state.customerId);
  if (customerId === null) return null;
  return (
    <Banner
      tone="danger"
      title={<Text id="shell.acting.refusedTitle" values={{ id: String(customerId) }} />}
      action={
        <Button size="small" variant="secondary" onClick={() => refusedActing.setState({ customerId: null })}>
          <Text id="shell.acting.dismiss" />
        </Button>
      }
    >
      <Text id="shell.acting.refusedBody" />
    </Banner>
  );
}
