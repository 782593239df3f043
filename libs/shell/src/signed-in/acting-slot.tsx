import { loadTexts } from '@bank/i18n';
import { useCustomer } from '@bank/session/calls';
import { latePart } from '@bank/ui';
import { useStore } from 'zustand';
import { loadActingMessages } from '../messages-acting';
import { refusedActing } from './refused-acting';

// Few users act for another customer: only they fetch the banner.
const ActingBanner = latePart(async () => {
  const [{ ActingBanner: Banner }] = await Promise.all([import('./acting-banner'), loadTexts([loadActingMessages])]);
  return { default: Banner };
});

/** The banner stands above the page: who needs it has its code before the page is shown, so that nothing moves. */
export const actingBannerReady = (): Promise<void> => ActingBanner.ready();

/** The place of the banner that says for whom the user acts (R0.23). */
export function ActingSlot() {
  const { customer } = useCustomer();
  const isRefused = useStore(refusedActing, (state) => state.customerId !== null);
  if (!customer.actingFor && !isRefused) return null;
  return <ActingBanner />;
}
