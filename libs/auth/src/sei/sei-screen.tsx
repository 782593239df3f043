import { ApiFailure, queryClient, query, useCall } from '@bank/api-client';
import { useBrand } from '@bank/brand';
import { Text, useText } from '@bank/i18n';
import { Answer, FailureNote, leave } from '@bank/kit';
import { paths } from '@bank/paths';
import { seiAuthorize, seiAuthorizeGet } from '@bank/protocol/sei';
import { signOut } from '@bank/session';
import { Button, Spinner } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { redirect, useNavigate, useSearchParams } from 'react-router-dom';
import { SeiRequest } from './sei-request';

export const handle = { title: 'auth.sei.title' };

const authorizeUrlOf = (search: URLSearchParams) => search.get('authorizeUrl') ?? '';

/** Loads the request; an unknown client leads to the root (R1.7.18). */
export async function loader({ request }: { request: Request }) {
  const authorizeUrl = authorizeUrlOf(new URL(request.url).searchParams);
  if (authorizeUrl === '') return redirect(paths.root.to());
  try {
    await queryClient.ensureQueryData(query(seiAuthorizeGet, { authorizeUrl }));
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 404) return redirect(paths.root.to());
    // Any other failure is shown in its place, with a way to try again.
  }
  return null;
}

/** OAuth authorize: another product asks to act for the signed-in user, who allows or denies it. */
export function Component() {
  const t = useText();
  const { allowedHosts } = useBrand();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const request = useQuery(query(seiAuthorizeGet, { authorizeUrl: authorizeUrlOf(search) }));
  const authorize = useCall(seiAuthorize);
  const [answer, setAnswer] = useState<boolean | null>(null);

  const decide = async (authorizationId: string, result: boolean) => {
    setAnswer(result);
    const { redirect_uri: target } = await authorize.run({ authorizationId, result });
    if (target === null) return navigate(paths.root.to(), { replace: true });
    // In this order (R1.7.18): the session has ended when the other page opens.
    await signOut(() => void navigate(paths.login.to(), { replace: true, state: { notice: 'logout' } }));
    leave(target, allowedHosts);
  };

  return (
    <Answer of={request} failed="auth.sei.failed" skeleton={<Spinner label={t('auth.sei.loading')} />}>
      {({ client, scopes, authorizationId }) => {
        const answering = (result: boolean) => () => void decide(authorizationId, result).catch(() => setAnswer(null));
        return (
          <SeiRequest client={client} scopes={scopes}>
            <FailureNote failure={authorize.failure} />
            <div className="page-actions">
              <Button pending={answer === true} disabled={answer === false} onClick={answering(true)}>
                <Text id="auth.sei.allow" />
              </Button>
              <Button
                variant="secondary"
                pending={answer === false}
                disabled={answer === true}
                onClick={answering(false)}
              >
                <Text id="auth.sei.deny" />
              </Button>
            </div>
          </SeiRequest>
        );
      }}
    </Answer>
  );
}
