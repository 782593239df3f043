import type { ApiFailure } from '@bank/api-client';
import { call } from '@bank/api-client';
import { useAttempt, useLeave } from '@bank/kit';
import { paths } from '@bank/paths';
import { customerIdentityVerificationStart, identityVerificationStart } from '@bank/protocol/identity-verification';
import { session } from '@bank/session';
import { identityToken } from '@bank/session/identity-token';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

export interface StartCheck {
  start(): void;
  isPending: boolean;
  failure: ApiFailure | null;
  /** Neither provider answers now: files are the way (R0.82). */
  isByFile: boolean;
}

/** Starts a run and goes where the bank says: to the page of the run, or out through the gate (R0.15, R0.82). */
export function useStartCheck(): StartCheck {
  const navigate = useNavigate();
  const leave = useLeave();
  const { run, isPending, failure } = useAttempt();
  const [isByFile, setByFile] = useState(false);
  const begin = async () => {
    const { actingCustomerId: id } = session.getState();
    const answer = await (id === null
      ? call(identityVerificationStart)
      : call(customerIdentityVerificationStart, { id }));
    setByFile(answer.how === 'file');
    if (answer.how === 'file') return;
    const { runId, token } = answer;
    identityToken.keep(runId, token);
    if (answer.how === 'redirect') leave(answer.url);
    else await navigate(paths.identityVerification.to({ workflowRunId: runId, token: '-' }));
  };
  return { start: () => void run(begin), isPending, failure, isByFile };
}
