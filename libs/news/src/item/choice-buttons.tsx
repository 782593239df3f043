import { Text } from '@bank/i18n';
import type { AnnouncementChoice } from '@bank/protocol/announcement-list';
import { Button } from '@bank/ui';

interface ChoiceButtonsProps {
  /** The answer that is on its way; null while none is. */
  pending: AnnouncementChoice | null;
  onChoose(choice: AnnouncementChoice): void;
}

/** The two answers of an announcement that asks for one. */
export function ChoiceButtons({ pending, onChoose }: ChoiceButtonsProps) {
  const press = (choice: AnnouncementChoice) => () => pending === null && onChoose(choice);
  return (
    <>
      <Button variant="secondary" pending={pending === 'decline'} onClick={press('decline')}>
        <Text id="news.decline" />
      </Button>
      <Button pending={pending === 'accept'} onClick={press('accept')}>
        <Text id="news.accept" />
      </Button>
    </>
  );
}
