import { Text, type MessageId } from '@bank/i18n';
import { StatusChip } from '@bank/ui';
import { Check, CircleAlert, Clock, OctagonX } from 'lucide-react';

const ICONS = { positive: Check, neutral: Clock, warning: CircleAlert, danger: OctagonX } as const;

/** How a status is said, and with which tone. */
export interface StatusWords {
  text: MessageId;
  tone: keyof typeof ICONS;
}

/** A status as an icon and a word; nothing for one that has none. */
export function ToneChip({ words }: { words: StatusWords | undefined }) {
  if (!words) return null;
  const Icon = ICONS[words.tone];
  return (
    <StatusChip tone={words.tone} icon={<Icon className="size-4" />}>
      <Text id={words.text} />
    </StatusChip>
  );
}
