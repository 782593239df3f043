/** In the place of a start page that nobody can name. */
export { AwayLayout as ErrorBoundary } from '../layouts/away-layout';
