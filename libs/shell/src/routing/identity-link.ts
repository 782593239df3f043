import { bankConnection } from '@bank/auth';
import { paths } from '@bank/paths';
import { identityToken } from '@bank/session/identity-token';
import { replace } from 'react-router-dom';
import { recoverChunk } from '../updates/chunk-recovery';

/** What stands in the address in place of a token. */
const TAKEN = '-';

/**
 * Takes the token of a check of identity out of its address before the bank is asked (R0.24, R0.83). A query that came with the address
 * goes, too: what a browser brings back decides nothing (R0.80).
 * @returns null lets the page open
 */
export async function identityRedirect(runId: string, token: string): Promise<Response | null> {
  if (token === TAKEN) {
    await bankConnection.ready().catch(recoverChunk);
    return null;
  }
  identityToken.keep(runId, token);
  return replace(paths.identityVerification.to({ workflowRunId: runId, token: TAKEN }));
}
