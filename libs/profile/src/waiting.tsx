import { query } from '@bank/api-client';
import { Text, useFormat } from '@bank/i18n';
import type { WaitingSource, Waits } from '@bank/kit';
import { paths } from '@bank/paths';
import { termsWaiting } from '@bank/protocol/terms-waiting';
import { useCustomer } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';

/** Terms that take effect later (R1.4.16), by the first day of them; they are the user's own, whomever they act for. */
function useWaiting(): Waits {
  const { customer } = useCustomer();
  const { data, isLoading } = useQuery(query(termsWaiting, undefined, { lazy: true }));
  const [next] = customer.actingFor ? [] : (data?.terms ?? []);
  const task = next && {
    id: next.id,
    title: <FirstDay dueAt={next.dueAt} />,
    note: <Text id="kit.waiting.termsNote" />,
    to: paths.legal.to(),
  };
  return { tasks: task ? [task] : [], isPending: isLoading };
}

function FirstDay({ dueAt }: { dueAt: string }) {
  const format = useFormat();
  return <Text id="kit.waiting.terms" values={{ date: format.date(dueAt, 'day') }} />;
}

export const waiting: WaitingSource = { kind: 'terms', useWaiting };
