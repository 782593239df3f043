import { prefetch, query, queryClient } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { LoadFailure } from '@bank/kit';
import { customerInfo, userAccessInfo } from '@bank/protocol/customer';
import { identityRunGet, type IdentityRun } from '@bank/protocol/identity-verification';
import { kycInfoGet } from '@bank/protocol/kyc-info';
import { verificationStateGet } from '@bank/protocol/kyc-tax';
import { requiredActions } from '@bank/protocol/required-actions';
import { identityToken } from '@bank/session/identity-token';
import { Spinner } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { AsksBank } from './asks-bank';
import { Checking } from './checking';
import { Heading } from './heading';
import { PicturesStep } from './pictures-step';
import { Again, Word } from './word';

export const handle = { title: 'kyc-tax.identity.title' } as const;

/** The bank's word may come at any moment, and the page has no socket without a session. After an outage the cache asks by itself (R0.59). */
const ASK_MS = 2000;

/** What the bank says of a customer once it has made up its mind. */
const CHANGED = [kycInfoGet, verificationStateGet, requiredActions, customerInfo, userAccessInfo];

interface Opened {
  runId: string;
  /** Its token is in this tab. */
  isKnown: boolean;
}

/** The guard has taken the token out of the address (R0.83); without one there is nothing to ask for. */
export function loader({ params: { workflowRunId: runId = '' } }: LoaderFunctionArgs): Opened {
  const isKnown = identityToken.open(runId);
  if (isKnown) prefetch(query(identityRunGet, { runId }));
  return { runId, isKnown };
}

/** The page of one check of identity. It opens without a session, because it may be opened on a phone. */
export function Component() {
  const { runId, isKnown } = useLoaderData<typeof loader>();
  return <AsksBank>{isKnown ? <Run key={runId} runId={runId} /> : <Gone />}</AsksBank>;
}

function Run({ runId }: { runId: string }) {
  const t = useText();
  const answer = useQuery({
    ...query(identityRunGet, { runId }),
    refetchInterval: ({ state: { data, error } }) => (data?.run.outcome || error ? false : ASK_MS),
  });
  const run = answer.data?.run;
  const hasWord = (run?.outcome ?? null) !== null;
  useEffect(() => identityToken.stay(runId), [runId]);
  useEffect(() => {
    if (!hasWord) return;
    // What the customer may do changes with the word. The next page decides by it, so that nothing from before may be left.
    for (const { name } of CHANGED) queryClient.removeQueries({ queryKey: [name] });
  }, [hasWord]);
  // The word that was read stays, also when its token is dead a moment later.
  if (!hasWord && answer.error?.kind === 'auth') return <Gone />;
  if (run) return <Stage run={run} />;
  if (answer.error) return <LoadFailure title="kit.failed" error={answer.error} onRetry={answer.refetch} />;
  return <Spinner label={t('kyc-tax.identity.title')} />;
}

/** Where the run stands by the bank's word, so that a page that is loaded again goes on there. */
function Stage({ run: { state, outcome, message, videoJobId, how, sdkToken } }: { run: IdentityRun }) {
  // Until the bank has heard of it, too.
  const [isSent, setSent] = useState(false);
  if (outcome !== null) return <Word outcome={outcome} message={message} videoJobId={videoJobId} />;
  if (how === 'redirect' || state !== 'started' || sdkToken === null || isSent) return <Checking />;
  return <PicturesStep sdkToken={sdkToken} onSent={() => setSent(true)} />;
}

/** The same for a link that is unknown, expired, or of a run that a newer one took the place of. */
const Gone = () => (
  <>
    <Heading title={<Text id="kyc-tax.identity.gone" />}>
      <Text id="kyc-tax.identity.goneHelp" />
    </Heading>
    <Again />
  </>
);
