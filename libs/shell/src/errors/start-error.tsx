/** In the place of a start page that nobody can name. */
export { AwaySlot as ErrorBoundary } from '../layouts/away-slot';
