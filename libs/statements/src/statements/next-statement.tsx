import { Text, useFormat } from '@bank/i18n';

/** When the statement of this month will be there: the bank's months are those of UTC. */
export function NextStatement() {
  const format = useFormat();
  const now = new Date();
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
  return <Text id="statements.next" values={{ day: format.date(day, 'day') }} />;
}
