import { isolated, type MessageId, useText } from '@bank/i18n';
import { SummaryList } from '@bank/ui';
import { WayBack } from './way-back';

export type AnswerLine = readonly [
  question: string,
  label: MessageId,
  value: string | null,
  labelValues?: Readonly<Record<string, string>>,
];

/** Answers once more, each the way back to its question; what has none is left out. */
export function AnswerList({ lines }: { lines: readonly AnswerLine[] }) {
  const t = useText();
  return (
    <SummaryList
      items={lines
        .filter(([, , value]) => value !== null && value !== '')
        .map(([to, label, value, labelValues]) => ({
          id: `${to} ${label}`,
          label: t(label, labelValues),
          value: <WayBack to={to}>{isolated(value ?? '')}</WayBack>,
        }))}
    />
  );
}
