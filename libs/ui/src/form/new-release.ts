let isLoading = false;

/** The customer has the page loaded again for a new release. Forms whose draft is kept ask no question about that (R0.61). */
export const loadingRelease = {
  begin(): void {
    isLoading = true;
  },
  hasBegun: (): boolean => isLoading,
};
