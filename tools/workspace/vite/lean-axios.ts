import type { Plugin } from 'vite';

/**
 * Modules of axios that no call of the transport reaches: it sends texts and `FormData` over XMLHttpRequest, builds its addresses and
 * reads its answers itself, and cancels by `AbortSignal`.
 */
const UNREACHED =
  /\/(?:fetch|toFormData|formDataToJSON|toURLEncodedForm|AxiosURLSearchParams|HttpStatusCode|spread|CancelToken)\.js$/;

const ABSENT = '\0bank:absent-part-of-axios';
/** A call of a missing part throws. */
const STUB = `export default function absent() { throw new Error('The build leaves this part of axios out (lean-axios.ts)'); }
export const getFetch = absent;`;

/** Leaves out what the transport does not use of axios, which hangs all of itself on one object (ADR-2). */
export const leanAxios = (): Plugin => ({
  name: 'bank:lean-axios',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: UNREACHED },
    handler: (_source, importer) => (importer?.includes('/node_modules/axios/lib/') === true ? ABSENT : null),
  },
  load: {
    filter: { id: /bank:absent-part-of-axios/ },
    handler: () => STUB,
  },
});
