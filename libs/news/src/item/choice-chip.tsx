import { Text } from '@bank/i18n';
import type { Announcement } from '@bank/protocol/announcement-list';
import { StatusChip } from '@bank/ui';
import { Check, CircleHelp, X } from 'lucide-react';

/** What became of the question of an announcement; nothing where it asks none. */
export function ChoiceChip({ withConfirmation, choice }: Pick<Announcement, 'withConfirmation' | 'choice'>) {
  if (!withConfirmation) return null;
  if (choice === 'accept') {
    return (
      <StatusChip tone="positive" icon={<Check />}>
        <Text id="news.accepted" />
      </StatusChip>
    );
  }
  if (choice === 'decline') {
    return (
      <StatusChip tone="neutral" icon={<X />}>
        <Text id="news.declined" />
      </StatusChip>
    );
  }
  return (
    <StatusChip tone="warning" icon={<CircleHelp />}>
      <Text id="news.asks" />
    </StatusChip>
  );
}
