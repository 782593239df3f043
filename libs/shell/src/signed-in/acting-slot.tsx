import { useCustomer } from '@bank/session/calls';
import { latePart } from '@bank/ui';
import { useStore } from 'zustand';
import { refusedActing } from './refused-acting';

// Few users act for another customer: only they fetch the banner.
const ActingBanner = latePart(() =>
  import('./acting-banner').then(({ ActingBanner: Banner }) => ({ default: Banner })),
);

/** The place of the banner that says for whom the user acts (R0.23). */
export function ActingSlot() {
  const { customer } = useCustomer();
  const isRefused = useStore(refusedActing, (state) => state.customerId !== null);
  if (!customer.actingFor && !isRefused) return null;
  return <ActingBanner />;
}
