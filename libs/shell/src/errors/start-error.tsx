/** Stands in for an unknown start page. */
export { AwaySlot as ErrorBoundary } from '../layouts/away-slot';
