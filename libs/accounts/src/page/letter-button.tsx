import { call } from '@bank/api-client';
import { useBrand } from '@bank/brand';
import { Text } from '@bank/i18n';
import { SavingNote, useSaving } from '@bank/kit';
import { accountLetter } from '@bank/protocol/account-page';
import { Button } from '@bank/ui';
import { FileText } from 'lucide-react';

/** Saves the letter by which the bank confirms the account, in the reader's language (R2.7.55). */
export function LetterButton({ accountId }: { accountId: number }) {
  const { id: brand } = useBrand();
  const saving = useSaving();
  const save = () =>
    saving.save(`confirmation-${accountId}.pdf`, (onProgress) =>
      call(accountLetter, { brand, accountId }, { onProgress }),
    );
  return (
    <>
      <Button
        variant="secondary"
        icon={<FileText className="size-5" />}
        pending={saving.isPending}
        onClick={() => void save()}
      >
        <Text id="accounts.share.letter" />
      </Button>
      <div className="w-full empty:hidden">
        <SavingNote saving={saving} making={<Text id="accounts.share.letterMaking" />} />
      </div>
    </>
  );
}
