/** The chunk that holds the first page's texts in one locale. */
export const firstPageMessages = (locale: string) => `messages-${locale}`;

const FIRST_PAGE_CATALOGUE = /\/libs\/(?:auth|shell|kit)\/src\/messages\/([a-z]{2})\.json$/;

/**
 * Groups the modules of sign-in: one chunk with everything the entry needs (by default each module that a later screen shares would be
 * a chunk of its own), and one per language with the texts of the first page's rooms. The bundler splits the rest: a vendor chunk
 * would make sign-in load modules of later screens.
 */
export const chunkGroups = [
  {
    debugName: 'first page messages',
    name: (id: string) => {
      const locale = FIRST_PAGE_CATALOGUE.exec(id)?.[1];
      return locale ? firstPageMessages(locale) : null;
    },
    test: FIRST_PAGE_CATALOGUE,
    priority: 2,
    minSize: 0,
  },
  { name: 'first-page', tags: ['$initial' as const], priority: 1, includeDependenciesRecursively: false },
];
