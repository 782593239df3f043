import { knownRoutes, type PageEntry, type Someone } from '@bank/kit';
import { entriesOf } from './entries';

/** What the user sets, for the palette: the entries of the settings page, in its order (ADR-51). */
export const pagesOf = (someone: Someone): readonly PageEntry[] =>
  entriesOf(someone, knownRoutes.has).map(({ id, label, to, icon }) => ({ id, label, to, icon }));
