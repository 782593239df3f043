import { isolated, Text } from '@bank/i18n';
import type { Problem } from './business-form';
import { usePercent } from './use-percent';

/** What is missing or wrong, in a sentence. Names are what the applicant typed; `sum` is a share. */
export function ProblemText({ problem: { text, values = {} } }: { problem: Problem }) {
  const percent = usePercent();
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    name === 'sum' ? percent(value) : isolated(value),
  ]);
  return <Text id={text} values={Object.fromEntries(shown)} />;
}
