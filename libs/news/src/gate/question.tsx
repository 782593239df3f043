import { invalidate, query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { FailureNote } from '@bank/kit';
import { announcementList } from '@bank/protocol/announcement-list';
import { announcementGet } from '@bank/protocol/news';
import { Button, Dialog } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BankText } from '../html/slot';
import { ChoiceButtons } from '../item/choice-buttons';
import { useChoose } from '../item/use-choose';

interface QuestionProps {
  id: number;
  /** Lets the customer go on for now: only offered after the bank could not take the answer. */
  onLater(): void;
}

/** The announcement as a question that only an answer closes. Without its text there is nothing to answer, and nothing shows. */
export default function Question({ id, onLater }: QuestionProps) {
  const t = useText();
  const { data } = useQuery(query(announcementGet, { id }, { lazy: true }));
  const { choose, pending, failure } = useChoose(id);
  const announcement = data?.announcement;
  const isHere = announcement !== undefined;
  useEffect(() => {
    if (isHere) void invalidate(announcementList);
  }, [isHere]);
  if (!announcement) return null;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="sheet"
      isDismissable={false}
      onClose={onLater}
      title={announcement.title}
      closeLabel={t('kit.close')}
      footer={
        <>
          {failure !== null && (
            <Button variant="quiet" onClick={onLater}>
              <Text id="news.later" />
            </Button>
          )}
          <ChoiceButtons pending={pending} onChoose={(one) => void choose(one)} />
        </>
      }
    >
      <div className="grid gap-4">
        <BankText html={announcement.html} />
        <p className="text-muted text-sm">
          <Text id="news.mustAnswer" />
        </p>
        <FailureNote failure={failure} />
      </div>
    </Dialog>
  );
}
