/** Puts another search part into the address. */
export type SetSearch = (search: URLSearchParams, options?: { replace?: boolean }) => void;
