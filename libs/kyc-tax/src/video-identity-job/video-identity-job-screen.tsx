import { call, prefetch, query, queryClient } from '@bank/api-client';
import { Text, type MessageId, useFormat, useText } from '@bank/i18n';
import { FailureNote, LoadFailure, useAttempt, useLeave } from '@bank/kit';
import { paths } from '@bank/paths';
import type { Output } from '@bank/protocol';
import { videoIdentityJobGet, videoIdentityJobJoin } from '@bank/protocol/identity-verification';
import { identityToken } from '@bank/session/identity-token';
import { Button, buttonClass, Spinner } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { AsksBank } from '../identity-verification/asks-bank';
import { Heading } from '../identity-verification/heading';
import { Again } from '../identity-verification/word';

export const handle = { title: 'kyc-tax.video.title' } as const;

/** A call becomes ready by the clock alone, and ends without a word of the browser. */
const ASK_MS = 5000;

/** The id stays in the address, because the page is opened again when the call begins; to the bank it goes in a header (R0.85). */
export function loader({ params: { id = '' } }: LoaderFunctionArgs): string {
  identityToken.show(id);
  // The id is no part of the key: what another call has answered is not shown for this one.
  queryClient.removeQueries({ queryKey: [videoIdentityJobGet.name] });
  prefetch(query(videoIdentityJobGet));
  return id;
}

/** One video call: when it is, the way to it, and what came of it. It opens without a session. */
export function Component() {
  const id = useLoaderData<typeof loader>();
  return (
    <AsksBank>
      <Call key={id} />
    </AsksBank>
  );
}

type Job = Output<typeof videoIdentityJobGet>['job'];

function Call() {
  const t = useText();
  const answer = useQuery({
    ...query(videoIdentityJobGet),
    refetchInterval: ({ state: { data, error } }) => (data?.job.state === 'done' || error ? false : ASK_MS),
  });
  if (answer.error?.kind === 'auth') return <Gone />;
  if (answer.data) return <Stage job={answer.data.job} />;
  if (answer.error) return <LoadFailure title="kit.failed" error={answer.error} onRetry={answer.refetch} />;
  return <Spinner label={t('kyc-tax.video.title')} />;
}

const TITLES: Readonly<Record<Job['state'], MessageId>> = {
  scheduled: 'kyc-tax.video.scheduled',
  ready: 'kyc-tax.video.ready',
  joined: 'kyc-tax.video.joined',
  done: 'kyc-tax.video.done',
  missed: 'kyc-tax.video.missed',
};

function Stage({ job: { state, startsAt, endsAt, message } }: { job: Job }) {
  const format = useFormat();
  const times = { start: format.date(startsAt, 'dayTime'), end: format.date(endsAt, 'time') };
  return (
    <>
      <Heading key={state} title={<Text id={TITLES[state]} />}>
        {state === 'done' ? message : <Text id={`kyc-tax.video.${state}Help`} values={times} />}
      </Heading>
      {(state === 'ready' || state === 'joined') && <Join />}
      {state === 'missed' && <Again />}
      {state === 'done' && (
        <div className="page-actions">
          <Link to={paths.root.to()} className={buttonClass()}>
            <Text id="kyc-tax.identity.goOn" />
          </Link>
        </div>
      )}
    </>
  );
}

/** The call is held elsewhere: the gate names the host and asks (R0.15). */
function Join() {
  const leave = useLeave();
  const { run, isPending, failure } = useAttempt();
  const join = async () => void leave((await call(videoIdentityJobJoin)).url);
  return (
    <>
      <FailureNote failure={failure} />
      <div className="page-actions">
        <Button pending={isPending} onClick={() => void run(join)}>
          <Text id="kyc-tax.video.join" />
        </Button>
      </div>
    </>
  );
}

const Gone = () => (
  <Heading title={<Text id="kyc-tax.identity.gone" />}>
    <Text id="kyc-tax.video.goneHelp" />
  </Heading>
);
