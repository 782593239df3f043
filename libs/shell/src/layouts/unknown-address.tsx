import { bankConnection } from '@bank/auth';
import { loadTexts, type CatalogueLoader } from '@bank/i18n';
import { isAskedNothing, isSignedIn, session, taxPutOff } from '@bank/session';
import type { ComponentType } from 'react';
import { Component as NotFound } from '../errors/not-found-screen';

export { handle } from '../errors/not-found-screen';

/** The page in the frame of the customer who asked last; null without a session, or while the bank does not name its user. */
let InFrame: ComponentType | null = null;

/** @param texts what the frame says */
export const loadFrameWith = (texts: readonly CatalogueLoader[]) => async (): Promise<null> => {
  InFrame = isSignedIn() ? await frameOf(texts) : null;
  return null;
};

async function frameOf(texts: readonly CatalogueLoader[]): Promise<ComponentType | null> {
  try {
    await bankConnection.ready();
    const [{ UnknownInFrame }, { loadCustomer }] = await Promise.all([
      import('./unknown-in-frame'),
      import('../signed-in/load-customer'),
      loadTexts(texts),
    ]);
    const { actingCustomerId } = session.getState();
    const known = { ...(await loadCustomer()), actingCustomerId, taxPutOff: taxPutOff() };
    return isAskedNothing(known) ? UnknownInFrame : null;
  } catch {
    // The message stands without the frame as well.
    return null;
  }
}

/** Any other address (R1.2.16): in the frame of a signed-in user, else a page of its own. */
export function Component() {
  return isSignedIn() && InFrame ? <InFrame /> : <NotFound />;
}
