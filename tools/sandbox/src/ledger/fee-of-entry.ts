/** The fee of an entry's payment where it left with that entry: with the first part (ADR-71). Of an entry `e` and its payment `o`. */
export const FEE_OF_ENTRY = 'CASE WHEN e.line = 1 AND e.n = 1 THEN o.fee ELSE 0 END';
